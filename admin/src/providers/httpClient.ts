import { isTransient, maxRetries } from '@year-group/api-types/common/call';
import type { ErrorReply } from '@year-group/api-types/common/errors';
import { messages } from '@year-group/api-types/messages';
import { fetchUtils, HttpError } from 'react-admin';
import type { AdminToken } from './adminToken.ts';
import type { ProofGuard } from './proof.ts';

/** Milliseconds in which an answer must come. A file may take longer to be sent. */
const answerMs = 60_000;

/**
 * Creates the API client: it adds the officer's token, ends a refused session, makes readable errors,
 * and gives up after `timeoutMs`.
 */
export function createHttpClient(
  token: AdminToken,
  proofGuard: ProofGuard = (send) => send(),
  timeoutMs = answerMs,
) {
  async function send(url: string, options: fetchUtils.Options) {
    const headers = new Headers(options.headers);
    headers.set('Accept', 'application/json');
    const signal = options.body instanceof FormData ? null : AbortSignal.timeout(timeoutMs);
    const bearer = token.read();
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`);

    const reply = await fetchUtils.fetchJson(url, { ...options, headers, signal }).catch((error: unknown) => {
      const problem = readable(error);
      if (problem instanceof HttpError && problem.status === 401) token.end(bearer, problem.message);
      throw problem;
    });
    // A proxy or a hotel's login page can reply 200 with something else.
    if (reply.json === undefined) throw unanswered(reply.status);
    return reply;
  }

  return (url: string, options: fetchUtils.Options = {}) => proofGuard(() => send(url, options));
}

export type HttpClient = ReturnType<typeof createHttpClient>;

/**
 * The error with the server's message. Its issues are by field, where react-admin's forms expect
 * them.
 */
function readable(error: unknown): unknown {
  if (!(error instanceof HttpError)) {
    const isSilent = error instanceof TypeError || (error as Error).name === 'TimeoutError';
    return isSilent ? unanswered() : error;
  }
  const reply = (error.body ?? {}) as Partial<ErrorReply>;
  if (typeof reply.error !== 'string') return unanswered(error.status);
  const issues = (reply.issues ?? []).map(({ path, message }) => [path, message] as const);
  return new HttpError(reply.error, error.status, { ...reply, errors: Object.fromEntries(issues) });
}

/**
 * The server did not reply: there was no connection, or a proxy or a login page replied instead, with a status
 * below 400 or above 500. Nobody knows whether the request arrived.
 */
export class NoReply extends Error {}

/** `NoReply`, or an `HttpError` of a refusal without explanation: logged, with a message that says what to do. */
export function unanswered(status?: number): Error {
  // oxlint-disable-next-line no-console -- docs/spec.md#messages asks for it
  console.error(messages.network, status ?? '');
  const { unreachable } = messages.admin;
  const isRefusal = status !== undefined && status >= 400 && status <= 500;
  return isRefusal ? new HttpError(unreachable, status, null) : new NoReply(unreachable);
}

/** Reads are retried when the network or the server failed, not after a refusal. */
export const retryReads = {
  retry: (failures: number, error: Error) =>
    failures < maxRetries && isTransient(error instanceof HttpError ? error.status : 0),
};

/** The same for what react-admin reads; the page shows the error, which a toast would repeat. */
export const readsOfPage = { ...retryReads, onError: () => undefined };
