import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import type { AppStore } from '#store/makeStore.ts';
import { handleOf, type Outcome } from './pageHandle.ts';

type Match = Pick<RouteMatch, 'params'> & { route: { handle?: unknown } };

/** Reads what the matched pages show; the outcomes of a page's own subject come first. */
export async function preloadMatches(matches: Match[], store: AppStore, url: URL): Promise<Outcome[]> {
  const reads = matches.map(({ route, params }) => handleOf(route).preload?.(store, params, url));
  return (await Promise.all(reads)).flatMap((outcomes) => outcomes ?? []);
}

/** Fetches the files and the data of the page at an address, so that a visit to it finds them there. */
export async function preparePage(routes: RouteObject[], store: AppStore, url: URL): Promise<void> {
  const matches = matchRoutes(routes, url) ?? [];
  await Promise.all([...matches.map(({ route }) => loadOf(route)?.()), preloadMatches(matches, store, url)]);
}

/**
 * Puts the components of the first page into the table before a router is made from it: a router that still had to load
 * them would draw nothing, and hydration would not find what the server has drawn.
 */
export async function loadFirstPage(routes: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    const load = loadOf(route);
    if (!load) continue;
    // oxlint-disable-next-line no-await-in-loop -- one page has one lazy route
    const Component = await load();
    delete route.lazy;
    Object.assign(route, { Component });
  }
}

function loadOf({ lazy }: RouteObject): (() => Promise<unknown>) | undefined {
  return typeof lazy === 'object' ? (lazy.Component as (() => Promise<unknown>) | undefined) : undefined;
}
