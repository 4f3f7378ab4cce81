import { createServer, type RequestListener, type Server } from 'node:http';

/** How long the head of a request may take, in ms; a browser sends it at once. */
const headersTimeoutMs = 10_000;
/** How long the whole request may take, in ms: a 10 MB image on a slow line. */
const requestTimeoutMs = 120_000;
/** Longer than a proxy keeps a connection, so that it never uses one that is being closed. */
const keepAliveMs = 72_000;
const maxHeaders = 100;
/** Clients may send an absolute address, as to a proxy; its host is ignored here. */
const origin = /^https?:\/\/[^/?#]*/i;

/** The server under Fastify, which sets no limits on a given one: slow requests end with 408. */
export function createListener(handler: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 2000,
      keepAliveTimeout: keepAliveMs,
    },
    (request, response) => {
      if (!request.url?.startsWith('/')) request.url = request.url?.replace(origin, '') || '/';
      request.url = readable(request.url);
      handler(request, response);
    },
  );
  server.maxHeadersCount = maxHeaders;
  return server;
}

/**
 * An address with a broken escape is encoded again, and so answered like an unknown one; Fastify
 * would answer it before its hooks, without the security headers.
 */
function readable(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (path === '') return '/';
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    // The comparison uses the result: the build drops a call whose result is not used.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
