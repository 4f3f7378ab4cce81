import type { ErrorReply } from '@year-group/api-types/errors';
import { messages } from '@year-group/api-types/messages';
import { fetchUtils, HttpError } from 'react-admin';
import type { AdminToken } from './adminToken.ts';

/** Creates the API client: it adds the administrator's token and makes readable errors. */
export function createHttpClient(token: AdminToken) {
  return async (url: string, options: fetchUtils.Options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('Accept', 'application/json');
    const bearer = token.read();
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`);

    const reply = await fetchUtils.fetchJson(url, { ...options, headers }).catch((error: unknown) => {
      throw readable(error);
    });
    // A proxy or a hotel's login page can reply 200 with something else.
    if (reply.json === undefined) throw unanswered(reply.status);
    return reply;
  };
}

export type HttpClient = ReturnType<typeof createHttpClient>;

/**
 * The error with the server's message. Its issues are by field, where react-admin's forms expect
 * them.
 */
function readable(error: unknown): unknown {
  if (!(error instanceof HttpError)) {
    return error instanceof TypeError ? unanswered() : error;
  }
  const reply: unknown = error.body;
  if (!isErrorReply(reply)) return unanswered(error.status);
  const issues = (reply.issues ?? []).map(({ path, message }) => [path, message] as const);
  return new HttpError(reply.error, error.status, { ...reply, errors: Object.fromEntries(issues) });
}

/** An error without the server's explanation: logged, with a message that says what to do. */
export function unanswered(status?: number): Error {
  // oxlint-disable-next-line no-console -- docs/spec.md#messages asks for it
  console.error(messages.network, status ?? '');
  const { unreachable } = messages.admin;
  return status === undefined ? new Error(unreachable) : new HttpError(unreachable, status, null);
}

function isErrorReply(body: unknown): body is ErrorReply {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string';
}
