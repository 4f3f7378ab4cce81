/* A server of node:http alone that sends given bytes, to measure the product beside. It runs as its
   own process (fork) and receives its replies as one message. */
import { createServer } from 'node:http';

/** A reply to send as it is, by path. */
export type BareReplies = Record<string, { status: number; headers: Record<string, string>; body: string }>;

process.once('message', (replies: BareReplies) => {
  const decode = ({ body, ...head }: BareReplies[string]) => ({ ...head, body: Buffer.from(body, 'base64') });
  const ready = new Map(Object.entries(replies).map(([path, reply]) => [path, decode(reply)]));
  const server = createServer((request, response) => {
    const reply = ready.get(request.url ?? '');
    if (!reply) return response.writeHead(404).end();
    return response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit(0));
