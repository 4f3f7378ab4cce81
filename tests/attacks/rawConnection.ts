import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';

/** Writes text to a socket, as no browser would; resolves to all received bytes once the server has closed it. */
export function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('latin1').on('data', (part: string) => (received += part));
    // A server that refuses a request may reset the connection.
    socket.on('error', () => {});
    socket.once('close', () => resolve(received));
    socket.write(text);
  });
}

/** The status of each received reply. */
export const statusesOf = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

/** Requests a path exactly as it is written; no dots are resolved and no redirect is followed. */
export async function rawRequest(url: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(url);
  const asked = request({ hostname, port, path, headers, agent: false }).end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  return {
    status: reply.statusCode ?? 0,
    location: reply.headers.location,
    headers: reply.rawHeaders.join('\n'),
    body: Buffer.concat(await reply.toArray()).toString('latin1'),
  };
}
