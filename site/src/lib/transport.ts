/** One call of the API, as an endpoint describes it. */
export interface ApiRequest {
  /** Path at the API's origin, starting with `/api/`. */
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  params?: Record<string, string | number | undefined>;
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

/** The path with its query, as a browser would send it. */
export function pathOf({ url, params = {} }: ApiRequest): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, String(value));
  const text = query.toString();
  return text ? `${url}?${text}` : url;
}
