import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inRoot } from '../../../tools/folders.ts';
import type { BareReplies } from './bareServer.ts';

/** What of a reply's head belongs to its bytes: the bare server sends these and nothing else. */
const ofTheBytes = ['content-type', 'content-encoding', 'content-length'];

/** Starts the bare server with the bytes that the product sends for these paths and headers. */
export async function startBare(product: string, paths: readonly string[], headers: Record<string, string>) {
  const replies: BareReplies = {};
  for (const path of paths) replies[path] = await fetchRaw(product + path, headers);
  const child = fork(inRoot('tests', 'benchmarks', 'shared', 'bareServer.ts'));
  child.send(replies);
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  return {
    url: `http://127.0.0.1:${port}`,
    /** Bytes of the body that is sent for a path. */
    bytes: (path: string) => Buffer.from(replies[path]?.body ?? '', 'base64').length,
    /** How many ms of processor it has used. */
    async processor(): Promise<number> {
      child.send('usage');
      const [used] = (await once(child, 'message')) as [number];
      return used;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

/** `fetch` would unpack the body. */
async function fetchRaw(url: string, headers: Record<string, string>): Promise<BareReplies[string]> {
  const [reply] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage];
  const chunks = (await reply.toArray()) as Buffer[];
  const copied = Object.entries(reply.headers).filter(([name]) => ofTheBytes.includes(name));
  return {
    status: reply.statusCode ?? 0,
    headers: Object.fromEntries(copied) as Record<string, string>,
    body: Buffer.concat(chunks).toString('base64'),
  };
}
