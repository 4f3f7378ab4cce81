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

/** Known without being sent: a page was read just now, and nothing is pending. */
function shorten(query: Query): Query {
  // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- the enum would come into the scripts
  if (query?.status !== 'fulfilled') return query;
  const { requestId: _id, startedTimeStamp: _start, status: _, fulfilledTimeStamp: _end, ...rest } = query;
  return rest as Query;
}

/** The state as text that cannot close its script tag or start a comment. */
export function stateAsText(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
}

/** The initial state of the browser's store. */
export function preloadedFrom({ api, site }: PageState): Partial<RootState> {
  const queries = { ...api.queries };
  const known = { status: 'fulfilled', fulfilledTimeStamp: site.now };
  for (const [key, query] of Object.entries(queries)) queries[key] = { ...known, ...query } as Query;
  return { api: { ...emptyApi, queries }, site };
}
