import { baseApi } from '#store/api/baseApi.ts';
import type { RootState } from '#store/makeStore.ts';

const emptyApi = baseApi.reducer(undefined, { type: '@@INIT' });

/** The part of the store that is sent with a page: its data and its environment. */
export type PageState = Pick<RootState, 'site'> & { api: Pick<RootState['api'], 'queries'> };

/** Selects the part of the store that is sent with a page. */
export function pageStateOf({ api, site }: RootState): PageState {
  const queries = Object.fromEntries(
    Object.entries(api.queries).map(([key, query]) => [key, shorten(query)]),
  );
  return { api: { queries }, site };
}

type Query = RootState['api']['queries'][string];

/** The page needs no request ids and start times, because nothing is pending. */
function shorten(query: Query): Query {
  if (query?.fulfilledTimeStamp === undefined) return query;
  const { requestId: _id, startedTimeStamp: _start, ...rest } = query;
  return rest as Query;
}

/** The state as text that cannot close its script tag or start a comment. */
export function stateAsText(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
}

/** The initial state of the browser's store. */
export function preloadedFrom({ api, site }: PageState): Partial<RootState> {
  return { api: { ...emptyApi, queries: api.queries }, site };
}
