import { reloadOnce } from './reloadOnce.ts';

/*
 * How a page starts. It arrives complete from the server, and its scripts come after the first
 * picture. One rule until React has hydrated it: input takes effect once, after hydration.
 *
 * `data-dehydrated` marks what the server rendered and React has not hydrated: the root, and in it
 * the part below the first screen (`deferredPart`).
 * - Pressed: `holdPresses` keeps presses in a marked part from React, which would answer only some
 *   of their events, and repeats them in order when the part has lost its mark.
 * - Typed or chosen: the browser shows it; `repeatTyped` repeats the events for React; of radio
 *   buttons the hook `useEarlyChoice`.
 * - Links, the menu and scrolling are native and work at all times.
 *
 * The functions of this file are inlined in the page as text, so they use nothing from outside.
 */

/** Repeats presses in a marked part when it has lost its mark. */
function holdPresses() {
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

/**
 * Starts the scripts after the first picture is shown, so that none competes with it on a slow
 * network, or at the first input if that comes earlier.
 */
function startScripts(reload: () => boolean) {
  const { modules = '', sheet = '' } = document.currentScript?.dataset ?? {};
  const files = modules.split(' ');
  const signs = ['pointerdown', 'keydown', 'touchstart'];
  let isStarted = false;

  // Each file runs in a task of its own, so that input never waits for all of them.
  const run = async (styled: Promise<unknown>) => {
    await styled;
    for (const file of files) {
      await import(/* @vite-ignore */ file);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    document.documentElement.dataset.drawn = '';
    for (const sign of signs) removeEventListener(sign, start, true);
    const add = (rel: string, href: string) => {
      const link = Object.assign(document.createElement('link'), { rel, href });
      document.querySelector('#look')?.before(link);
      return link;
    };
    const styles = add('stylesheet', sheet);
    // A release may have replaced the files that this page names: then reload, but not again and
    // again. A page works without the sheet, since it contains the rules that it uses.
    const styled = new Promise<unknown>((resolve) => {
      styles.addEventListener('load', resolve);
      styles.addEventListener('error', () => reload() || resolve(undefined));
    });
    for (const file of files) add('modulepreload', file);
    run(styled).catch(reload);
  };
  // `load` means that the first picture is fetched, not that it is shown. Browsers report only the
  // largest paint, which may be text; then the picture is shown one frame later. Where nothing is
  // reported, wait at most a second.
  const startWhenDrawn = () => {
    setTimeout(start, 1000);
    if (!PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) return start();
    new PerformanceObserver((list) => {
      const isPicture = list.getEntries().some((paint) => 'url' in paint && paint.url);
      if (isPicture) setTimeout(start);
      else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  };

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  if (document.readyState === 'complete') startWhenDrawn();
  else addEventListener('load', startWhenDrawn);
}

/**
 * The inline script of every page. The tag's `data-modules` and `data-sheet` name the files, so the
 * text is the same on every page and can be allowed by its hash.
 */
export const inlineScript = `(${String(holdPresses)})();(${String(startScripts)})(${String(reloadOnce)})`;
