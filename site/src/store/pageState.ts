import { baseApi } from '#store/api/baseApi.ts';
import type { RootState } from '#store/makeStore.ts';

const emptyApi = baseApi.reducer(undefined, { type: '@@INIT' });

/** The part of the store that a page brings along: what was read for it, and its surroundings. */
export type PageState = Pick<RootState, 'site'> & { api: Pick<RootState['api'], 'queries'> };

/** What of the store goes out with a page. */
export function pageStateOf({ api, site }: RootState): PageState {
  const queries = Object.fromEntries(
    Object.entries(api.queries).map(([key, query]) => [key, shorten(query)]),
  );
  return { api: { queries }, site };
}

type Query = RootState['api']['queries'][string];

/** Which request has read something, and since when, is of no use to a page: nothing waits for it any more. */
function shorten(query: Query): Query {
  if (query?.fulfilledTimeStamp === undefined) return query;
  const { requestId: _id, startedTimeStamp: _start, ...rest } = query;
  return rest as Query;
}

/** The state as text that cannot end its own script tag or begin a comment. */
export function stateAsText(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
}

/** What a store is made from in the browser. */
export function preloadedFrom({ api, site }: PageState): Partial<RootState> {
  return { api: { ...emptyApi, queries: api.queries }, site };
}
