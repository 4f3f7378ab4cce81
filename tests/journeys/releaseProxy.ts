import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that can simulate the next release: new names for all built files, a changed service worker. */
export interface ReleaseProxy {
  url: string;
  publishNext: () => void;
  close: () => Promise<void>;
}

const next = 'assets-next';
const text = /html|javascript|json/;

/** Starts a proxy to the server at `target`. */
export async function startReleaseProxy(target: string): Promise<ReleaseProxy> {
  let isNext = false;
  const server = createServer((asked, reply) => {
    const path = asked.url ?? '/';
    // The files of the old release are gone, as after a deployment that replaces the folder.
    if (isNext && path.startsWith('/assets/')) return void reply.writeHead(404).end();
    const headers = { ...asked.headers };
    // Otherwise the server would reply 304, or compressed bytes that cannot be rewritten.
    for (const name of ['accept-encoding', 'host', 'if-modified-since', 'if-none-match'])
      delete headers[name];
    const url = new URL(path.replace(`/${next}/`, '/assets/'), target);
    asked.pipe(request(url, { method: asked.method, headers }, (answer) => void forward(reply, answer)));
  });

  async function forward(reply: ServerResponse, answer: IncomingMessage) {
    const { 'content-length': _length, etag: _etag, ...kept } = answer.headers;
    const body = Buffer.concat(await answer.toArray());
    const isText = text.test(String(kept['content-type']));
    const published = isNext && isText ? body.toString().replaceAll('assets/', `${next}/`) : body;
    reply.writeHead(answer.statusCode ?? 502, kept).end(published);
  }

  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    publishNext: () => void (isNext = true),
    async close() {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
