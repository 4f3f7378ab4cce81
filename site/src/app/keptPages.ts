/** Long enough after the first view that nothing competes with it. */
const pause = 2_000;

const isSupported = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Lets pages that have been visited open without a network, and lets a phone offer to keep the site among its programs. */
export function startKeepingPages(): void {
  // While developing, kept files would hide every change.
  if (!isSupported()) return;
  setTimeout(() => {
    // In the page from the start, it would fetch its icon before the first picture is drawn.
    const manifest = { rel: 'manifest', href: '/site.webmanifest' };
    document.head.append(Object.assign(document.createElement('link'), manifest));
    // Without a service worker everything works, except without a network.
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  }, pause);
}

/** Whether links should be followed by the browser itself: without a network it opens the copy of a whole page. */
export const opensCopies = (): boolean => !navigator.onLine && !!navigator.serviceWorker?.controller;

/** Whether the visitor has asked for as little data as possible. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia?.('(prefers-reduced-data: reduce)').matches;
}

/** Keeps the page that is shown, and the files it has loaded, which the service worker may not have seen pass. */
export async function keepPage(address: string): Promise<void> {
  if (!isSupported() || !navigator.onLine || savesData()) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = [address, ...files.filter((name) => name.startsWith(`${location.origin}/`))];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window: it has no origin to name
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** When the kept copy of a page was made, or undefined when there is none. */
export async function copyMadeAt(address: string): Promise<string | undefined> {
  if (!isSupported()) return undefined;
  const copy = await caches.match(address, { ignoreVary: true });
  return copy?.headers.get('date') ?? undefined;
}
