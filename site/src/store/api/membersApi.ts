import { directoryPageSize } from '@year-group/api-types/common/limits';
import type {
  Member,
  MemberChange,
  MemberFacets,
  MemberPage,
  Registration,
} from '@year-group/api-types/members/member';
import type {
  MemberToken,
  SignOut,
  Verification,
  VerificationCode,
  VerificationReply,
} from '@year-group/api-types/officers/auth';
import { pageNumberOf } from '#lib/pageNumber.ts';
import type { ApiError } from '#lib/transport.ts';
import { baseApi } from './baseApi.ts';
import { call, requestOf } from './call.ts';
import { getSiteSettings } from './groupApi.ts';

/** Which page of the directory, and what its members have in common. */
export interface DirectoryQuery {
  page: number;
  searchTerm?: string;
  houseAtPresec?: string;
  location?: string;
}

/** Reads the directory's query from an address, which may be invalid. */
export function directoryQueryOf(asked: URLSearchParams): DirectoryQuery {
  const [searchTerm, houseAtPresec, location] = ['q', 'house', 'location'].map((name) => asked.get(name));
  return {
    page: pageNumberOf(asked),
    ...(searchTerm && { searchTerm }),
    ...(houseAtPresec && { houseAtPresec }),
    ...(location && { location }),
  };
}

const asMember = () => ({ asMember: true });
const everyList = { type: 'Member', id: 'lists' } as const;

const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMembers: build.query<MemberPage, DirectoryQuery>({
      ...call('GET /api/members', ({ page, ...filters }: DirectoryQuery) => ({
        query: { page, limit: directoryPageSize, ...filters },
        asMember: true,
      })),
      providesTags: [everyList],
    }),
    listMemberFacets: build.query<MemberFacets, void>({
      ...call('GET /api/members/facets', asMember),
      providesTags: [everyList],
    }),
    getMember: build.query<Member, Member['id']>({
      ...call('GET /api/members/:id', (id: Member['id']) => ({ params: { id }, asMember: true })),
      providesTags: (_member, _error, id) => [{ type: 'Member', id }],
    }),
    /** Everything that is stored about the member. */
    getOwnProfile: build.query<Member, void>({
      ...call('GET /api/members/me', asMember),
      providesTags: ['Member'],
    }),
    registerMember: build.mutation<Member, Registration>({
      queryFn: async (body, { dispatch }, _options, callApi) => {
        const settings = await dispatch(getSiteSettings.initiate(undefined, { subscribe: false }));
        if (!settings.data) return { error: settings.error as ApiError };
        const headers = { 'x-api-key': settings.data.registrationKey };
        const reply = await callApi(requestOf('POST /api/members', { body, headers }));
        return reply.error ? { error: reply.error } : { data: reply.data as Member };
      },
      invalidatesTags: [everyList],
    }),
    updateMember: build.mutation<Member, { id: Member['id']; change: MemberChange }>({
      ...call('PUT /api/members/:id', ({ id, change }: { id: string; change: MemberChange }) => ({
        params: { id },
        body: change,
        asMember: true,
      })),
      invalidatesTags: (member) => (member ? [everyList] : []),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        // The reply is the stored profile, so nothing has to be read again to show it.
        if (data) await dispatch(membersApi.util.upsertQueryData('getMember', id, data));
      },
    }),
    deleteOwnProfile: build.mutation<{ deleted: number }, void>(call('DELETE /api/members/me', asMember)),
    verifyMember: build.mutation<VerificationReply, Verification>(
      call('POST /api/auth/verify-member', (body) => ({ body })),
    ),
    verifyMemberCode: build.mutation<MemberToken, VerificationCode>(
      call('POST /api/auth/verify-member/code', (body) => ({ body })),
    ),
    /** Takes its token as an argument, because the store clears it when a member logs out. */
    signOut: build.mutation<SignOut, SignOut & { token: string }>(
      call('POST /api/auth/sign-out', ({ everywhere, token }) => ({
        body: { everywhere },
        headers: { Authorization: `Bearer ${token}` },
        asMember: everywhere,
      })),
    ),
  }),
});

export const {
  useListMembersQuery,
  useListMemberFacetsQuery,
  useGetMemberQuery,
  useLazyGetOwnProfileQuery,
  useRegisterMemberMutation,
  useUpdateMemberMutation,
  useDeleteOwnProfileMutation,
  useVerifyMemberMutation,
  useVerifyMemberCodeMutation,
  useSignOutMutation,
} = membersApi;
