/**
 * Tells React what was typed or chosen before hydration. Call it in the first effect: another render would restore the
 * server's values.
 */
export function repeatEarlyText(root: HTMLElement): void {
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input,textarea,select')) {
    const { value } = field;
    const isSelect = field instanceof HTMLSelectElement;
    const rendered = isSelect
      ? (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value
      : field.defaultValue;
    if (value === rendered) continue;
    // React handles events only when its own work is done.
    queueMicrotask(() => {
      // React ignores a value that it found at hydration, unless it is set again through the prototype.
      field.value = '';
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    });
  }
}
