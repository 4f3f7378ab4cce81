import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import pretty from 'pino-pretty';

/** The log: readable lines at a terminal, JSON otherwise. */
export function createLogger(level: string): Logger {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: ['*.password', '*.token', '*.email', '*.phone', '*.authorization', '*.headers'],
      censor: '[redacted]',
    },
    serializers: {
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
  return process.stdout.isTTY ? pino(options, pretty({ ignore: 'pid,hostname' })) : pino(options);
}

/** One line for each request, with method and route pattern only: addresses have personal data. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, raw, routeOptions }, reply) => {
    // Pages call the API within this process.
    if (!(raw.socket instanceof Socket)) return;
    const ms = Math.round(reply.elapsedTime);
    const route = routeOptions.url ?? '(page)';
    log.info({ method, route, statusCode: reply.statusCode, ms }, 'request');
  });
}
