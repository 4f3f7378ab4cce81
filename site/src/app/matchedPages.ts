import { matchRoutes } from 'react-router-dom';
import type { AppStore } from '#store/makeStore.ts';
import { savesData } from './offlinePages.ts';
import { handleOf, type Outcome, type PageHandle } from './pageHandle.ts';
import { routes } from './routes.tsx';

/** What the route table says about the page of a path. */
export function pageAt(path: string): PageHandle {
  return handleOf(matchRoutes(routes, path)?.at(-1)?.route ?? {});
}

/**
 * A path and query without the parameters that its page does not read, the others in the page's
 * order. Addresses that show the same become equal.
 */
export function pageAddress(address: string): string {
  const [path = '', ...rest] = address.split('?');
  const asked = new URLSearchParams(rest.join('?'));
  const read = new URLSearchParams();
  for (const name of pageAt(path).query ?? []) {
    const value = asked.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `${path}?${read.toString()}` : path;
}

/**
 * Fetches the files and reads the data of the page at an address, so that both are there when it
 * renders.
 */
export async function preparePage(store: AppStore, url: URL): Promise<Outcome[]> {
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  if (!match) return [];
  const { load, loadLater, preload } = handleOf(match.route);
  const [outcomes = []] = await Promise.all([preload?.(store, match.params, url), load?.(), loadLater?.()]);
  return outcomes;
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Prepares a page as soon as a visitor points at a link to it. One listener on the document serves
 * every link.
 */
export function startPrefetching(store: AppStore): () => void {
  const prepared = new Set<string>();
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target || savesData() || !navigator.onLine) return;
    const path = link.pathname + link.search;
    if (path === location.pathname + location.search || prepared.has(path)) return;
    prepared.add(path);
    // The visit itself repeats a failed prefetch and reports the error.
    preparePage(store, new URL(link.href)).catch(() => prepared.delete(path));
  };
  for (const intent of intents) document.addEventListener(intent, prepare, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, prepare);
  };
}
