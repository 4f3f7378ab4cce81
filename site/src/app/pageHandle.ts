import type { SerializedError } from '@reduxjs/toolkit';
import type { Params } from 'react-router-dom';
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
  /** The page's own file, which names its scripts in the build. */
  module?: string;
  /** Fetches that file. */
  load?: () => Promise<unknown>;
  /** Fetches the file of the part below the first screen. */
  loadLater?: () => Promise<unknown>;
  preload?: Preload;
  /**
   * Names of the query parameters that the page reads. The server drops all others before rendering
   * and caching.
   */
  query?: readonly string[];
  /** The page opens with a dark hero, over which the navigation bar may lie. */
  hasHero?: boolean;
  /** The page has no footer, whose links would lead away from it. */
  isUndisturbed?: boolean;
  /** Status of a page that always answers with the same one. */
  status?: number;
  /** The page's new address. The query is kept. */
  movedTo?: string;
}

/** The handle of a route, when it has one. */
export const handleOf = ({ handle }: { handle?: unknown }): PageHandle =>
  (handle as PageHandle | undefined) ?? {};
