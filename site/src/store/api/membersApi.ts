import type {
  MemberToken,
  SignOut,
  Verification,
  VerificationCode,
  VerificationReply,
} from '@year-group/api-types/auth';
import { directoryPageSize } from '@year-group/api-types/limits';
import type {
  Member,
  MemberChange,
  MemberFacets,
  MemberPage,
  Registration,
} from '@year-group/api-types/member';
import type { ApiError } from '#lib/transport.ts';
import { baseApi } from './baseApi.ts';
import { getSiteSettings } from './siteSettingsApi.ts';

/** The directory's query. */
export interface DirectoryQuery {
  page: number;
  searchTerm?: string;
  houseAtPresec?: string;
  location?: string;
}

/** Reads the directory's query from an address, which may be invalid. */
export function directoryQueryOf(asked: URLSearchParams): DirectoryQuery {
  const page = asked.get('page') ?? '';
  const [searchTerm, houseAtPresec, location] = ['q', 'house', 'location'].map((name) => asked.get(name));
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    ...(searchTerm && { searchTerm }),
    ...(houseAtPresec && { houseAtPresec }),
    ...(location && { location }),
  };
}

const everyList = { type: 'Member', id: 'lists' } as const;
const urlOf = (id: Member['id']) => `/api/members/${encodeURIComponent(id)}`;

const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMembers: build.query<MemberPage, DirectoryQuery>({
      query: ({ page, ...filters }) => ({
        url: '/api/members',
        params: { page, limit: directoryPageSize, ...filters },
        asMember: true,
      }),
      providesTags: [everyList],
    }),
    listMemberFacets: build.query<MemberFacets, void>({
      query: () => ({ url: '/api/members/facets', asMember: true }),
      providesTags: [everyList],
    }),
    getMember: build.query<Member, Member['id']>({
      query: (id) => ({ url: urlOf(id), asMember: true }),
      providesTags: (_member, _error, id) => [{ type: 'Member', id }],
    }),
    /** Everything that is stored about the member. */
    getOwnProfile: build.query<Member, void>({
      query: () => ({ url: '/api/members/me', asMember: true }),
      providesTags: ['Member'],
    }),
    registerMember: build.mutation<Member, Registration>({
      queryFn: async (body, { dispatch }, _options, callApi) => {
        const settings = await dispatch(getSiteSettings.initiate(undefined, { subscribe: false }));
        if (!settings.data) return { error: settings.error as ApiError };
        const headers = { 'x-api-key': settings.data.registrationKey };
        const reply = await callApi({ url: '/api/members', method: 'POST', body, headers });
        return reply.error ? { error: reply.error } : { data: reply.data as Member };
      },
      invalidatesTags: [everyList],
    }),
    updateMember: build.mutation<Member, { id: Member['id']; change: MemberChange }>({
      query: ({ id, change }) => ({ url: urlOf(id), method: 'PUT', body: change, asMember: true }),
      invalidatesTags: (member) => (member ? [everyList] : []),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        // The reply is the stored profile, so nothing has to be read again to show it.
        if (data) await dispatch(membersApi.util.upsertQueryData('getMember', id, data));
      },
    }),
    deleteOwnProfile: build.mutation<{ deleted: number }, void>({
      query: () => ({ url: '/api/members/me', method: 'DELETE', asMember: true }),
    }),
    verifyMember: build.mutation<VerificationReply, Verification>({
      query: (body) => ({ url: '/api/auth/verify-member', method: 'POST', body }),
    }),
    verifyMemberCode: build.mutation<MemberToken, VerificationCode>({
      query: (body) => ({ url: '/api/auth/verify-member/code', method: 'POST', body }),
    }),
    /** Takes its token as an argument, because the store clears it when a member signs out. */
    signOut: build.mutation<SignOut, SignOut & { token: string }>({
      query: ({ everywhere, token }) => ({
        url: '/api/auth/sign-out',
        method: 'POST',
        body: { everywhere },
        headers: { Authorization: `Bearer ${token}` },
        asMember: everywhere,
      }),
    }),
  }),
});

export const { listMembers, getMember, getOwnProfile } = membersApi.endpoints;
export const {
  useListMemberFacetsQuery,
  useGetMemberQuery,
  useRegisterMemberMutation,
  useUpdateMemberMutation,
  useDeleteOwnProfileMutation,
  useVerifyMemberMutation,
  useVerifyMemberCodeMutation,
  useSignOutMutation,
} = membersApi;
