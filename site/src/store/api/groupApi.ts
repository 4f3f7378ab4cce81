import type { GroupContent } from '@year-group/api-types/group';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

const groupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How to give to the group; null until it is published for the first time. */
    getGiving: build.query<GroupContent<'giving'> | null, void>(
      call(
        'GET /api/group/:section',
        () => ({ params: { section: 'giving' } }),
        // The server publishes only what fits the section's schema.
        ({ content }) => content as GroupContent<'giving'> | null,
      ),
    ),
  }),
});

export const { getGiving } = groupApi.endpoints;
export const { useGetGivingQuery } = groupApi;
