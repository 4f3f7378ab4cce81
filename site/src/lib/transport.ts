import type { Method } from '@year-group/api-types/common/call';

/** One call of the API. */
export interface ApiRequest {
  method: Method;
  /** Path and query at the API's origin, starting with `/api/`. */
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sends the member's token, and ends the session when the API refuses it. */
  asMember?: boolean;
}

/** A reply of any status. A transport throws only when there is no reply. */
export interface ApiReply {
  status: number;
  body: unknown;
}

/** Sends a call to the API: over the network in a browser, within the process on the server. */
export type Transport = (request: ApiRequest, signal: AbortSignal) => Promise<ApiReply>;

/** Why a call failed. `status` is 0 when no reply came. */
export interface ApiError {
  status: number;
  /** A message for users. */
  error: string;
  /** The API's stable error code, or `network` or `timeout`. */
  code: string;
  /** The whole reply, for callers that need more than the message. */
  body?: unknown;
}
