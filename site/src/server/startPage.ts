/**
 * Runs in the page, as text: brings it to life once its first picture is on the screen, so that no script competes with
 * that picture for a thin line, or at the first touch or key if that comes earlier. Uses nothing from outside: `triedKey`
 * and `pause` (ms) are those of `openAnew`, which does the same for later pages.
 */
export function startPage(triedKey: string, pause: number) {
  const files = document.currentScript?.dataset.modules?.split(' ') ?? [];
  const signs = ['pointerdown', 'keydown', 'touchstart'];
  let isStarted = false;

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

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  if (document.readyState === 'complete') startWhenDrawn();
  else addEventListener('load', startWhenDrawn);
}
