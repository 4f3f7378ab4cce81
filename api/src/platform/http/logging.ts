import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

/**
 * Structured logs without personal data: only method and route pattern of a request, since
 * addresses, queries and bodies contain names, e-mails, tokens and order ids.
 */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    redact: {
      paths: ['*.password', '*.token', '*.email', '*.phone', '*.authorization', '*.headers'],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        code: error.code,
        // Database errors repeat refused values in `detail` and `parameters`; only the message is
        // logged.
        message: error.message.split('\nparams:')[0],
        stack: error.stack
          ?.split('\n')
          .filter((line) => line.trimStart().startsWith('at '))
          .join('\n'),
      }),
    },
  };
}
