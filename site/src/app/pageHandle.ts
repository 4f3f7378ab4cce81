import type { SerializedError } from '@reduxjs/toolkit';
import type { Params } from 'react-router-dom';
import type { ApiError } from '#lib/transport.ts';
import type { AppStore } from '#store/makeStore.ts';

/** How one read ended. */
export interface Outcome {
  error?: ApiError | SerializedError | undefined;
}

/**
 * Reads what a page shows, so that it is there when the page is drawn. The first outcome is that of the page's own
 * subject: when that does not exist, neither does the page.
 */
export type Preload = (store: AppStore, params: Params, url: URL) => Promise<Outcome[]>;

/** What the route table says about a page beside its component. */
export interface PageHandle {
  /** The page's own file, by which the server finds its scripts and styles in the build. */
  module?: string;
  /** Fetches that file. */
  load?: () => Promise<unknown>;
  /** The file of what stands below the first screen: its styles come with the page, its script later. */
  laterModule?: string;
  /** Fetches that file. */
  loadLater?: () => Promise<unknown>;
  preload?: Preload;
  /** Names of the parameters in the address that the page reads; the server drops all others before it draws or keeps it. */
  query?: readonly string[];
  /** The page opens with a dark hero, which the navigation bar may lie on. */
  hasHero?: boolean;
  /** No footer stands below the page, whose links would lead away from it. */
  isUndisturbed?: boolean;
  /** Status of a page that always answers with the same one. */
  status?: number;
  /** Where the page has moved to; the query goes along. */
  movedTo?: string;
}

/** The handle of a route, when it has one. */
export const handleOf = ({ handle }: { handle?: unknown }): PageHandle =>
  (handle as PageHandle | undefined) ?? {};
