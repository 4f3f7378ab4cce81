/*
 * One rule: input to a part of the page that React has not hydrated yet takes effect once, after
 * hydration.
 *
 * `data-dehydrated` marks server-rendered parts: the root, and in it the part that is hydrated
 * later.
 * - Pressed: `holdPresses`, inlined in the page, keeps presses in a marked part from React, which
 *   would answer only some of their events, and repeats them in order when the part has lost its
 *   mark.
 * - Typed or chosen: the browser shows it; `repeatTyped` repeats the events for React.
 * - Links, the menu and scrolling are native and work at all times.
 */

/** Inlined in the page as text before any other script: uses nothing from outside. */
export function holdPresses() {
  const held: { target: Element; repeat: () => void }[] = [];
  /** Whether the current press began before hydration. It is held even if it ends after it. */
  let isHeld = false;

  const isDehydrated = (target: Element) => target.isConnected && target.closest('[data-dehydrated]');

  // One per task, so that each sees the result of the one before.
  const repeatHeld = () => {
    const [first] = held;
    if (!first) return;
    // The part that is hydrated later waits for this event.
    if (isDehydrated(first.target)) return void dispatchEvent(new Event('wanted'));
    setTimeout(() => {
      if (held[0] !== first) return;
      // A click on an element that was removed must not follow its link.
      if (first.target.isConnected) first.repeat();
      held.shift();
      repeatHeld();
    });
  };
  const hold = (event: Event, target: Element, repeat: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    held.push({ target, repeat });
    repeatHeld();
  };
  const handle = (event: Event) => {
    const { type, target, isTrusted } = event;
    // Repeated events are not trusted and go to React.
    if (!isTrusted || !(target instanceof Element)) return;
    const isDown = type === 'pointerdown' || type === 'keydown';
    // A screen reader may send a click without a pointer event before it.
    if (isDown || (type === 'click' && isDehydrated(target))) isHeld = !!held[0] || !!isDehydrated(target);
    if (!isHeld) return;
    const pressable = 'button:not([popovertarget]),[aria-haspopup],[type=checkbox]';
    const button = target.closest<HTMLElement>(pressable);
    if (type !== 'click') event.stopPropagation();
    else if (button) hold(event, button, () => button.click());
    // A form's button may be disabled until something is typed; Enter would then be lost.
    const form = target instanceof HTMLInputElement && target.form;
    if (form && 'key' in event && type === 'keydown' && event.key === 'Enter') {
      hold(event, target, () => form.requestSubmit());
    }
  };

  // Keys are held too: if React set the field during a key press, the letter would be lost.
  const types =
    'pointerdown mousedown touchstart pointerup mouseup touchend keydown keypress textInput keyup click';
  for (const type of types.split(' ')) addEventListener(type, handle, true);
  addEventListener('hydrated', repeatHeld);
}

/** Reports that a server-rendered part is hydrated and has lost its mark. */
export const announceHydrated = () => dispatchEvent(new Event('hydrated'));

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
