import { matchRoutes } from 'react-router-dom';
import type { AppStore } from '#store/makeStore.ts';
import { savesData } from './offlinePages.ts';
import { loadPage, type Outcome, pageAt } from './pageHandle.ts';
import { routes } from './routes.tsx';

/** Reads the data of the page at an address. */
export async function preloadPage(store: AppStore, url: URL): Promise<Outcome[]> {
  const params = matchRoutes(routes, url.pathname)?.at(-1)?.params ?? {};
  return (await pageAt(routes, url.pathname).preload?.(store, params, url)) ?? [];
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prepares a page as soon as a visitor points at a link to it. One listener serves every link. */
export function startPrefetching(store: AppStore): () => void {
  const prepared = new Set<string>();
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target || savesData() || !navigator.onLine) return;
    const path = link.pathname + link.search;
    if (path === location.pathname + location.search || prepared.has(path)) return;
    prepared.add(path);
    // The visit itself repeats a failed prefetch and reports the error.
    Promise.all([loadPage(routes, link.pathname), preloadPage(store, new URL(link.href))]).catch(() =>
      prepared.delete(path),
    );
  };
  for (const intent of intents) document.addEventListener(intent, prepare, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, prepare);
  };
}
