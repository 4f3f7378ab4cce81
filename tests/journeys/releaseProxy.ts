import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy that can simulate the next release: new names for all built files, a changed service
 * worker.
 */
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
    asked.pipe(
      request(url, { method: asked.method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          forward(reply, answer.statusCode ?? 502, answer.headers, Buffer.concat(chunks)),
        );
      }),
    );
  });

  function forward(
    reply: ServerResponse,
    status: number,
    headers: NodeJS.Dict<string | string[]>,
    body: Buffer,
  ) {
    const { 'content-length': _length, etag: _etag, ...kept } = headers;
    const isText = text.test(String(headers['content-type']));
    const published = isNext && isText ? body.toString().replaceAll('assets/', `${next}/`) : body;
    reply.writeHead(status, kept).end(published);
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    publishNext: () => {
      isNext = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
