import { createServer, type RequestListener, type Server } from 'node:http';

/** How long the head of a request may take to arrive, in ms; a browser sends it at once. */
const headersTimeoutMs = 10_000;
/** How long all of it may take, in ms: 10 MB of a picture over a slow line. */
const requestTimeoutMs = 120_000;
/** Longer than a proxy keeps a connection, so that it never sends into one that is being closed. */
const keepAliveMs = 72_000;
const maxHeaders = 100;
/** A client may ask for the whole address, as it would a proxy; whose name it says does not matter here. */
const origin = /^https?:\/\/[^/?#]*/i;

/** The server under Fastify, which sets no limits on one that it is given: who sends slowly is cut off with 408. */
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
 * An address with a broken escape is read letter by letter, and so answered like any other of nothing; Fastify would
 * answer it before its hooks, without the security headers.
 */
function readable(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    // What it says is of no use, but a call without a use would be left out of the build.
    return decodeURIComponent(path) ? url : '/';
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
