/** Ends the wait for React in a part that the server rendered: held presses are repeated now. */
export function markHydrated(part: Element | null): void {
  part?.removeAttribute('data-dehydrated');
  dispatchEvent(new Event('hydrated'));
}

/**
 * Tells React what was typed and chosen before hydration. Call it in the first effect after
 * hydration: another render would restore the server's values.
 */
export function repeatTyped(): void {
  const controls = '[data-dehydrated] :is(input,textarea,select)';
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(controls)) {
    const { value } = control;
    const rendered =
      'options' in control
        ? (control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0])?.value
        : control.defaultValue;
    if (value === rendered) continue;
    // React handles events only when its own work is done.
    queueMicrotask(() => {
      // React ignores values that it set itself or found at hydration, but not values set through
      // the prototype's setter.
      control.value = '';
      Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    });
  }
}
