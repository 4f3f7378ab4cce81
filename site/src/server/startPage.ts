/**
 * Runs in the page, as text: brings it to life once its first picture is on the screen, so that no script competes with
 * that picture for a thin line, or at the first touch or key if that comes earlier. A button pressed before that, or
 * Enter in a field, is repeated as soon as somebody listens. Uses nothing from outside: `triedKey` and `pause` (ms) are
 * those of `openAnew`, which does the same for later pages.
 */
export function startPage(triedKey: string, pause: number) {
  const files = document.currentScript?.dataset.modules?.split(' ') ?? [];
  const signs = ['pointerdown', 'keydown', 'touchstart'];
  let isStarted = false;
  let pressed: HTMLElement | null = null;

  // A release has replaced the files that this page names: once, it is loaded anew.
  const loadAnew = () => {
    try {
      if (Date.now() - Number(sessionStorage[triedKey] ?? 0) < pause) return;
      sessionStorage[triedKey] = Date.now();
      location.reload();
    } catch {}
  };
  // Each file is run in a task of its own, so that a touch never waits for all of them.
  const run = async () => {
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
    for (const href of files) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    run().catch(loadAnew);
  };
  // `load` says that the first picture has arrived, not that it is drawn. Where nothing tells, a second is enough.
  const startWhenDrawn = () => {
    setTimeout(start, 1000);
    if (!PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) return start();
    const isWaiting = document.querySelector('img[fetchpriority=high]') !== null;
    new PerformanceObserver((list) => {
      if (list.getEntries().some((paint) => !isWaiting || ('url' in paint && paint.url))) setTimeout(start);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  };
  const remember = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button:not([popovertarget])');
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  // A form whose button waits for something to be written would let Enter go unheard.
  const rememberEnter = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement)
      pressed = target.form?.querySelector('[type=submit]') ?? null;
  };

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('click', remember, true);
  addEventListener('keydown', rememberEnter, true);
  addEventListener('alive', () => {
    removeEventListener('click', remember, true);
    removeEventListener('keydown', rememberEnter, true);
    pressed?.click();
  });
  if (document.readyState === 'complete') startWhenDrawn();
  else addEventListener('load', startWhenDrawn);
}
