import { matchRoutes } from 'react-router-dom';
import type { AppStore } from '#store/makeStore.ts';
import { handleOf, type Outcome, type PageHandle } from './pageHandle.ts';
import { routes } from './routes.tsx';

/** What the route table says about the page at a path. */
export function pageAt(path: string): PageHandle {
  return handleOf(matchRoutes(routes, path)?.at(-1)?.route ?? {});
}

/** Fetches the files and reads the data of the page at an address, so that drawing it finds both there. */
export async function preparePage(store: AppStore, url: URL): Promise<Outcome[]> {
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  if (!match) return [];
  const { load, loadLater, preload } = handleOf(match.route);
  const [outcomes = []] = await Promise.all([preload?.(store, match.params, url), load?.(), loadLater?.()]);
  return outcomes;
}
