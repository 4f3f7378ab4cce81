import { type BaseQueryFn, createApi, retry } from '@reduxjs/toolkit/query/react';
import { isTransient, retryDelayMs } from '@year-group/api-types/common/call';
import { network } from '@year-group/api-types/messages/general';
import type { ApiError, ApiReply, ApiRequest } from '#lib/transport.ts';
import { memberSessionChanged, selectMemberToken } from '#store/authSlice.ts';
import type { RootState, StoreExtra } from '#store/makeStore.ts';

type BaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError>;

/** One call through the store's transport. */
const callApi: BaseQuery = async (request, { dispatch, extra, getState, signal }) => {
  const { transport } = extra as StoreExtra;
  const token = request.asMember ? selectMemberToken(getState() as RootState) : null;
  const headers = { ...request.headers, ...(token && { Authorization: `Bearer ${token}` }) };
  try {
    const reply = await transport({ ...request, headers }, signal);
    if (reply.status >= 200 && reply.status < 300) return { data: reply.body };
    // The guard of the members' pages reads the store, so ending the session is enough to redirect
    // the visitor. A reply to an older token says nothing about the current one.
    const error = refusal(reply);
    // Members who are not admitted yet keep the session: the page says so, and they can open their
    // own profile.
    const isRefused = reply.status === 401 || (reply.status === 403 && error.code !== 'awaiting-admission');
    if (request.asMember && isRefused && token === selectMemberToken(getState() as RootState))
      dispatch(memberSessionChanged(null));
    return { error };
  } catch (thrown) {
    const code = thrown instanceof Error && thrown.name === 'TimeoutError' ? 'timeout' : 'network';
    return { error: { status: 0, error: unexplained(), code } };
  }
};

function refusal({ status, body }: ApiReply): ApiError {
  const { error, message, code } = (body ?? {}) as { error?: string; message?: string; code?: string };
  return { status, error: error ?? message ?? unexplained(status), code: code ?? 'internal-error', body };
}

/** The sentence for a failure without the server's explanation; it is also logged. */
function unexplained(status?: number): string {
  // oxlint-disable-next-line no-console -- docs/spec.md#messages asks for it
  console.error(network, status ?? '');
  return network;
}

/** Reads are retried when the network or the server failed. Writes and refusals are not. */
const baseQuery = retry(callApi, {
  retryCondition: (error, _request, { attempt, baseQueryApi: { type, extra } }) =>
    type === 'query' && attempt <= (extra as StoreExtra).retries && isTransient((error as ApiError).status),
  backoff: (attempt) => new Promise((resolve) => setTimeout(resolve, retryDelayMs(attempt))),
});

/** The one cache of server data. Each entity adds its endpoints in its own file. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: 5 * 60,
  // What came with an old copy of the page counts as read until then.
  refetchOnReconnect: true,
  tagTypes: ['News', 'Event', 'Member', 'Listing', 'Order'],
  endpoints: () => ({}),
});
