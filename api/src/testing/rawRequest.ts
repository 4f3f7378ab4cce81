import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** A reply exactly as it came over the socket: not decompressed, no redirect followed. */
export interface RawReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request over a socket of its own, the path exactly as given, as no browser would. */
export function rawRequest(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {},
): Promise<RawReply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.once('error', reject);
      reply.once('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
