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
    /** What the registration asks and says about privacy; null until it is published. */
    getRegistration: build.query<GroupContent<'registration'> | null, void>(
      call(
        'GET /api/group/:section',
        () => ({ params: { section: 'registration' } }),
        ({ content }) => content as GroupContent<'registration'> | null,
      ),
    ),
  }),
});

export const { getGiving, getRegistration } = groupApi.endpoints;
export const { useGetGivingQuery, useGetRegistrationQuery } = groupApi;
