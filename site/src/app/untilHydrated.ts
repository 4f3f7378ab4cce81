/*
 * One rule: what a person does to a part of the page before React has hydrated it happens once, after it.
 *
 * The server marks with `data-dehydrated` what it has drawn: the root, and in it the part that is hydrated later.
 * - Pressed: `holdPresses`, which stands in the page itself, keeps presses in a marked part from React, which would
 *   answer some of their events and not others, and repeats them, in order, when the part has lost its mark.
 * - Typed or chosen: the browser shows it by itself; `retellTyped` tells React, which has not heard of it.
 * - Links, the menu and scrolling are the browser's own and work at all times.
 */

/** Runs in the page, as text, before any other script: uses nothing from outside. */
export function holdPresses() {
  const held: { target: Element; repeat: () => void }[] = [];
  /** Whether the press that is going on was begun too early. It may end after the hydration and is repeated all the same. */
  let isHeld = false;

  const isDehydrated = (target: Element) => target.isConnected && target.closest('[data-dehydrated]');

  // One per task, so that each finds the page as the one before has left it.
  const repeatHeld = () => {
    const [first] = held;
    if (!first) return;
    // The part that is hydrated later waits for a sign that somebody wants it.
    if (isDehydrated(first.target)) return void dispatchEvent(new Event('wanted'));
    setTimeout(() => {
      if (held[0] !== first) return;
      // Clicked outside the page, a link would be followed.
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
    // What is repeated is not the person's own event, and is for React.
    if (!isTrusted || !(target instanceof Element)) return;
    const isDown = type === 'pointerdown' || type === 'keydown';
    // A screen reader may click without anything before it.
    if (isDown || (type === 'click' && isDehydrated(target))) isHeld = !!held[0] || !!isDehydrated(target);
    if (!isHeld) return;
    const pressable = 'button:not([popovertarget]),[aria-haspopup],[type=checkbox]';
    const button = target.closest<HTMLElement>(pressable);
    if (type !== 'click') event.stopPropagation();
    else if (button) hold(event, button, () => button.click());
    // A form whose button waits for something to be written would let Enter go unheard.
    const form = target instanceof HTMLInputElement && target.form;
    if (form && 'key' in event && type === 'keydown' && event.key === 'Enter') {
      hold(event, target, () => form.requestSubmit());
    }
  };

  // In the middle of a key press React would set the field while the browser writes into it: the letter would be lost.
  const types =
    'pointerdown mousedown touchstart pointerup mouseup touchend keydown keypress textInput keyup click';
  for (const type of types.split(' ')) addEventListener(type, handle, true);
  addEventListener('hydrated', repeatHeld);
}

/** A part that the server has drawn is hydrated and has lost its mark. */
export const tellHydrated = () => dispatchEvent(new Event('hydrated'));

/**
 * Tells React what was typed and chosen in the page before. To be called in the first effect after hydration: rendering
 * once more would put back what the server has drawn.
 */
export function retellTyped(): void {
  const controls = '[data-dehydrated] :is(input,textarea,select)';
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(controls)) {
    const { value } = control;
    const drawn =
      'options' in control
        ? (control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0])?.value
        : control.defaultValue;
    if (value === drawn) continue;
    // React answers events only when its own work is done.
    queueMicrotask(() => {
      // React takes for known what it has set itself or found at hydration, but not what is set by the element's class.
      control.value = '';
      Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    });
  }
}
