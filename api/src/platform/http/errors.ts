import type { ErrorCode, ErrorReply } from '@year-group/api-types/common/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** A refusal with a sentence for people; any other error is answered with 500 and no detail. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly code: ErrorCode;
  readonly details: Pick<ErrorReply, 'issues' | 'figures' | 'left'>;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  constructor(statusCode: number, code: ErrorCode, message: string, details: HttpError['details'] = {}) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.details = details;
  }
}

/** Throws a 404 with the given sentence. */
export function notFound(message: string): never {
  throw new HttpError(404, 'not-found', message);
}

/** The refusal of one field, named by its path. */
export const refusedField = (
  path: string,
  message: string,
  statusCode = 400,
  code: ErrorCode = 'validation-failed',
): HttpError => new HttpError(statusCode, code, message, { issues: [{ path, message }] });

/** A 409 with the given sentence. */
export const conflict = (message: string): HttpError => new HttpError(409, 'conflict', message);

const clientCodes: Record<number, ErrorCode> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  415: 'unsupported-media',
  429: 'too-many-requests',
};

const clientSentences: Record<number, string> = {
  400: 'The request could not be read. Check that it is valid JSON.',
  413: 'That is too large.',
  415: 'This kind of content is not accepted here.',
};

/** Sends any error as the contract's error reply; internal details are only logged. */
export async function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, body, retryAfter } = describeError(error);
  // Who was refused what: the call's method and route, and the id of the officer or member.
  const { method, routeOptions, session } = request;
  const refused = { method, route: routeOptions.url, code: body.code, who: session?.identity ?? null };
  if (statusCode === 403) request.log.warn(refused, 'refused');
  if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (statusCode === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

function describeError(error: FastifyError): { statusCode: number; body: ErrorReply; retryAfter?: number } {
  if (error instanceof HttpError) {
    const { statusCode, code, message, details, retryAfter } = error;
    return { statusCode, body: errorReply(code, message, details), ...(retryAfter && { retryAfter }) };
  }
  if (hasZodFastifySchemaValidationErrors(error)) return describeInvalid(error);
  if (isUnstorableText(error)) {
    return {
      statusCode: 400,
      body: errorReply('validation-failed', 'Texts cannot contain null characters.'),
    };
  }
  const statusCode = error.statusCode ?? 500;
  if (statusCode >= 400 && statusCode < 500) {
    const sentence = clientSentences[statusCode] ?? 'The request was refused.';
    return { statusCode, body: errorReply(clientCodes[statusCode] ?? 'malformed-request', sentence) };
  }
  return {
    statusCode: 500,
    body: errorReply('internal-error', 'Something went wrong on our side. Please try again.'),
  };
}

/** PostgreSQL refuses U+0000 in any field: in a text (22021) or in JSON (22P05). */
function isUnstorableText({ cause }: Error): boolean {
  const { code } = (cause ?? {}) as { code?: unknown };
  return code === '22021' || code === '22P05';
}

interface InvalidRequest {
  validation: { instancePath: string; message?: string }[];
  validationContext?: string | undefined;
}

function describeInvalid({ validation, validationContext }: InvalidRequest) {
  // An impossible id is answered like an unknown one.
  if (validationContext === 'params') {
    return { statusCode: 404, body: errorReply('not-found', 'There is nothing at this address.') };
  }
  const issues = validation.map(({ instancePath, message = 'is not valid' }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message,
  }));
  const sentence = issues[0]?.message ?? 'The request is not valid.';
  return { statusCode: 400, body: errorReply('validation-failed', sentence, { issues }) };
}

/** The body of an error reply. */
export function errorReply(code: ErrorCode, message: string, details: HttpError['details'] = {}): ErrorReply {
  return { error: message, message, code, ...details };
}
