import type { SerializedError } from '@reduxjs/toolkit';
import { addressOf, type CallInput, type Reply, type Route } from '@year-group/api-types/common/call';
import type { ApiError, ApiRequest } from '#lib/transport.ts';

/** The input of a call of the contract, with what the site's transport needs to know. */
type Input<R extends Route> = CallInput<R> & Pick<ApiRequest, 'headers' | 'asMember'>;

/** A call of the contract as the transport sends it. */
export const requestOf = <R extends Route>(route: R, input: Input<R> = {}): ApiRequest => ({
  ...input,
  ...addressOf(route, input),
});

/**
 * The query of an endpoint that makes a call of the contract, which checks the endpoint's types.
 * `select` makes its data from the reply, which is the data otherwise.
 */
export const call = <R extends Route, Arg = void, Data = Reply<R>>(
  route: R,
  inputOf?: (arg: Arg) => Input<R>,
  select?: (reply: Reply<R>) => Data | Promise<Data>,
) => ({
  query: (arg: Arg) => requestOf(route, inputOf?.(arg)),
  transformResponse: select as (reply: unknown) => Data | Promise<Data>,
});

/** Whether a read ended with 404. */
export const isMissing = (error: ApiError | SerializedError | undefined): boolean =>
  error !== undefined && 'status' in error && error.status === 404;

/** The server's own sentence when a limit is reached, such as that of the profiles of a day. */
export const limitText = (error: ApiError | SerializedError | undefined): string | undefined =>
  error && 'status' in error && error.status === 429 ? error.error : undefined;
