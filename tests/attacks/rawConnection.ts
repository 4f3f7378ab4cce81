import { request } from 'node:http';
import { connect } from 'node:net';

/**
 * Writes bytes to a socket, as no browser would; resolves to all received bytes once the server has
 * closed it.
 */
export function sendRaw(url: string, ...parts: (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    // A server that refuses a request may reset the connection.
    socket.on('error', () => {});
    socket.once('close', () => resolve(received));
    for (const part of parts) socket.write(part);
  });
}

/** The status of each received reply. */
export const statusesOf = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

interface RawAnswer {
  status: number;
  location: string | undefined;
  headers: string;
  body: string;
}

/** Requests a path exactly as it is written; no dots are resolved and no redirect is followed. */
export function rawRequest(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, agent: false }, (reply) => {
      let body = '';
      reply.setEncoding('latin1').on('data', (text: string) => (body += text));
      reply.once('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          location: reply.headers.location,
          headers: reply.rawHeaders.join('\n'),
          body,
        }),
      );
    });
    asked.once('error', reject);
    asked.end();
  });
}
