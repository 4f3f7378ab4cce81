import type { ErrorReply } from '@year-group/api-types/errors';
import { messages } from '@year-group/api-types/messages';
import { fetchUtils, HttpError } from 'react-admin';
import type { AdminToken } from './adminToken.ts';

/** Makes the one way to call the API: with the administrator's token, and with failures that people can read. */
export function createHttpClient(token: AdminToken) {
  return async (url: string, options: fetchUtils.Options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('Accept', 'application/json');
    const bearer = token.read();
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`);

    const reply = await fetchUtils.fetchJson(url, { ...options, headers }).catch((error: unknown) => {
      throw readable(error);
    });
    // A proxy or a hotel's login page can answer 200 with something else.
    if (reply.json === undefined) throw new HttpError(messages.network, reply.status);
    return reply;
  };
}

export type HttpClient = ReturnType<typeof createHttpClient>;

/** The error in the server's words; its issues lie where react-admin's forms look for them, by field. */
function readable(error: unknown): unknown {
  if (!(error instanceof HttpError)) {
    return error instanceof TypeError ? new Error(messages.network, { cause: error }) : error;
  }
  const reply: unknown = error.body;
  if (!isErrorReply(reply)) return new HttpError(messages.network, error.status, null);
  const issues = (reply.issues ?? []).map(({ path, message }) => [path, message] as const);
  return new HttpError(reply.error, error.status, { ...reply, errors: Object.fromEntries(issues) });
}

function isErrorReply(body: unknown): body is ErrorReply {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string';
}
