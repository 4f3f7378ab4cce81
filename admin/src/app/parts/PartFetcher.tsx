import { useEffect } from 'react';
import { useIsOnline } from '#providers/useIsOnline.ts';

/** In ms after the layout, so that nothing competes with the page that was opened. */
const pause = 2_000;

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

/** Fetches them one after the other. The browser keeps them. */
async function fetchParts(signal: AbortSignal): Promise<void> {
  for (const href of await readParts(signal)) {
    await idle();
    if (signal.aborted) return;
    await preload(href);
  }
}

/**
 * Fetches the pages that were not opened yet, so that they open without a network. Not for whoever
 * asked for reduced data usage.
 */
export function PartFetcher() {
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline || savesData()) return;
    const stop = new AbortController();
    // Without an answer, it begins again when the line is back.
    const timer = setTimeout(() => void fetchParts(stop.signal).catch(() => undefined), pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isOnline]);
  return null;
}
