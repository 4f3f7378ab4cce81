import { baseApi } from '#store/api/baseApi.ts';
import type { RootState } from '#store/makeStore.ts';

const emptyApi = baseApi.reducer(undefined, { type: '@@INIT' });

/** The part of the store that is sent with a page: its data and its environment. */
export type PageState = Pick<RootState, 'site'> & Pick<RootState['api'], 'queries' | 'provided'>;

/** The state as text that cannot close its script tag or start a comment. */
export function stateAsText({ api: { queries, provided }, site }: RootState): string {
  return JSON.stringify({ queries, provided, site } satisfies PageState).replaceAll('<', String.raw`\u003c`);
}

/** The initial state of the browser's store. */
export const preloadedFrom = ({ queries, provided, site }: PageState): Partial<RootState> => ({
  api: { ...emptyApi, queries, provided },
  site,
});
