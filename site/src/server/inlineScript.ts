/**
 * Runs in the page's head. What is pressed before the page is hydrated is held and happens once after; text stays in its
 * field (`earlyText.ts`). The page's scripts start once the loaded page is painted: in a hidden tab, once it is shown.
 * Where files of its release are gone, it reloads.
 */
function startPage(files = document.currentScript?.dataset.files?.split(' ') ?? []) {
  const held: (() => unknown)[] = [];
  let isEarly = true; // whether the press under way began before hydration
  const repeat = () => held.splice(0).forEach((press) => setTimeout(press));
  const hold = (event: Event) => {
    const { type, isTrusted, target } = event as Event & { target: HTMLInputElement };
    const isHydrated = 'hydrated' in document.documentElement.dataset;
    if (type === 'pointerdown' || type === 'keydown') isEarly = !isHydrated;
    if (!isTrusted || !isEarly) return;
    event.stopPropagation();
    const pressable = 'button:not([popovertarget]),[aria-haspopup],[type=checkbox],[type=radio]';
    const button = type === 'click' && target.closest<HTMLElement>(pressable);
    const isEnter = type === 'keydown' && (event as KeyboardEvent).key === 'Enter' && target.matches('input');
    if (!button && !isEnter) return;
    event.preventDefault();
    held.push(() => target.isConnected && (button ? button.click() : target.form?.requestSubmit()));
    if (isHydrated) repeat();
  };
  const reload = () => {
    if (Date.now() - Number(sessionStorage.getItem('reloaded')) < 60_000 || !navigator.onLine) return;
    sessionStorage.setItem('reloaded', String(Date.now()));
    location.reload();
  };
  const types = 'pointerdown mousedown touchstart pointerup mouseup touchend keydown keyup click';
  for (const type of types.split(' ')) addEventListener(type, hold, true);
  addEventListener('hydrated', repeat);
  addEventListener('outdated', reload);
  addEventListener('error', (e) => (e.target as HTMLLinkElement).rel === 'stylesheet' && reload(), true);
  const start = () => void Promise.all(files.map((file) => import(file))).catch(reload);
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
}

/**
 * The inline script of every page. The tag's `data-files` names the scripts, so the text is the same on every page and
 * is allowed by its hash.
 */
export const inlineScript = `(${String(startPage)})()`;
