import { networkTimeoutSeconds } from '../../worker/addresses.ts';

/** In ms after the first view, so that nothing competes with it. */
const pause = 2_000;

const isSupported = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Registers the service worker: visited pages open offline. */
export function registerServiceWorker(): void {
  // In development, cached files would hide every change.
  if (!isSupported()) return;
  setTimeout(() => {
    // Offline the browser would complain of the script; the next page registers it.
    if (!navigator.onLine) return;
    // Without a service worker, everything works except offline.
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  }, pause);
}

/** Whether the browser itself should follow links: offline it opens the cached copy of a whole page. */
export const opensCachedPages = (): boolean => !navigator.onLine && !!navigator.serviceWorker?.controller;

/** Whether the visitor asked for reduced data usage. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Caches the current page and the files it loaded, which the service worker may have missed. */
export async function cachePage(address: string): Promise<void> {
  if (!isSupported() || !navigator.onLine || savesData()) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = [address, ...files.filter((name) => name.startsWith(`${location.origin}/`))];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window: it has no origin to name
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Whether the server was too slow for the service worker, which then shows its copy of the page. */
export function openedSlowly(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened !== undefined && opened.responseStart > networkTimeoutSeconds * 1000;
}

/** When the cached copy of a page was made, or undefined when there is none. */
export async function cachedAt(address: string): Promise<string | undefined> {
  if (!isSupported()) return undefined;
  const copy = await caches.match(address, { ignoreVary: true });
  return copy?.headers.get('date') ?? undefined;
}
