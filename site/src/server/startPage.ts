/**
 * Inlined in the page as text. Starts hydration after the first picture is shown, so that no script
 * competes with it on a slow network, or at the first input if that comes earlier. Uses nothing
 * from outside: `triedKey` and `pause` (ms) are those of `reloadOnce`, which does the same for later
 * pages.
 */
export function startPage(triedKey: string, pause: number) {
  const files = document.currentScript?.dataset.modules?.split(' ') ?? [];
  const signs = ['pointerdown', 'keydown', 'touchstart'];
  let isStarted = false;

  // A release has replaced the files that this page names: reload once.
  const reload = () => {
    try {
      if (Date.now() - Number(sessionStorage[triedKey] ?? 0) < pause) return;
      sessionStorage[triedKey] = Date.now();
      location.reload();
    } catch {}
  };
  // Each file runs in a task of its own, so that input never waits for all of them.
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
    run().catch(reload);
  };
  // `load` means that the first picture is fetched, not that it is shown. Where no event reports
  // that, wait at most a second.
  const startWhenDrawn = () => {
    setTimeout(start, 1000);
    if (!PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) return start();
    const isWaiting = document.querySelector('img[fetchpriority=high]') !== null;
    new PerformanceObserver((list) => {
      if (list.getEntries().some((paint) => !isWaiting || ('url' in paint && paint.url))) setTimeout(start);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  };

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  if (document.readyState === 'complete') startWhenDrawn();
  else addEventListener('load', startWhenDrawn);
}
