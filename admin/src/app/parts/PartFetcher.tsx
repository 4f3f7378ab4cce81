import { useEffect } from 'react';
import { useIsOnline } from '#providers/useIsOnline.ts';

/** In ms without input, so that nothing competes with what the officer does. */
const quietMs = 10_000;
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/** The addresses of all scripts. Only the build lists them, in a file of its own. */
async function readParts(signal: AbortSignal): Promise<string[]> {
  const list = document.querySelector<HTMLMetaElement>('meta[name="parts"]')?.content;
  return list ? (await fetch(list, { signal })).json() : [];
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const idle = () =>
  new Promise<void>((resolve) => {
    // Not every browser says when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 100);
  });

/** As `import()` asks for it: the answer to any other request is not taken for it. */
const preload = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, {
      rel: 'modulepreload',
      href,
      fetchPriority: 'low',
      onload: resolve,
      onerror: reject,
    });
    document.head.append(link);
  });

/** Fetches all scripts in turn, without running them, then marks the page as working offline. */
async function fetchParts(signal: AbortSignal): Promise<void> {
  for (const href of await readParts(signal)) {
    await idle();
    if (signal.aborted) return;
    await preload(href);
  }
  document.documentElement.toggleAttribute('data-works-offline', true);
}

/**
 * Fetches the pages that were not opened yet, once there is no input, so that they open without a
 * network. Not for officers who asked for reduced data usage.
 */
export function PartFetcher() {
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline || savesData()) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const input of inputs) removeEventListener(input, wait);
        // Without an answer, it begins again when the connection is back.
        void fetchParts(stop.signal).catch(() => undefined);
      }, quietMs);
    }
    wait();
    for (const input of inputs) addEventListener(input, wait, { passive: true, signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isOnline]);
  return null;
}
