import type { SerializedError } from '@reduxjs/toolkit';
import type { PageName } from '@year-group/api-types/system/pages';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import type { ApiError } from '#lib/transport.ts';
import type { AppStore } from '#store/makeStore.ts';

/** The result of one read. */
export interface Outcome {
  error?: ApiError | SerializedError | undefined;
}

/**
 * Reads the data of a page before it renders. The first result is that of the page's own subject:
 * when it does not exist, the page answers 404.
 */
export type Preload = (store: AppStore, params: Params, url: URL) => Promise<Outcome[]>;

/** What the route table says about a page besides its component. */
export interface PageHandle {
  /** Its name in the contract, by which a part that the group has switched off is known. */
  name?: PageName;
  /** The page's own file, which names its scripts in the build. */
  module?: string;
  preload?: Preload;
  /**
   * Names of the query parameters that the page reads. The server drops all others before rendering
   * and caching.
   */
  query?: readonly string[];
  /** The page opens with a dark hero, over which the navigation bar may lie. */
  hasHero?: boolean;
  /** The page has no footer, whose links would lead away from it. */
  hasNoFooter?: boolean;
  /** Status of a page that always answers with the same one. */
  status?: number;
}

/** What a table of routes says about the page of a path. */
export function pageAt(routes: RouteObject[], path: string): PageHandle {
  return (matchRoutes(routes, path)?.at(-1)?.route.handle as PageHandle | undefined) ?? {};
}

/** Fetches the files of the page at a path, for a router that is made afterwards; for the one that is there, only the download is done. */
export async function loadPage(routes: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}
