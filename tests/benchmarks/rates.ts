/* npm run bench:rates [-- --seconds 10]: replies in a second for six addresses, warm, beside a server
   of node:http alone that sends the same bytes. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import type { BareReplies } from './bareServer.ts';
import { findAddresses, startOnPostgres } from './product.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const headers = { 'accept-encoding': 'br' };
/** What of a reply's head belongs to its bytes: the bare server sends these and nothing else. */
const ofTheBytes = ['content-type', 'content-encoding', 'content-length'];

/** `fetch` would unpack the body. */
async function fetchRaw(url: string): Promise<BareReplies[string]> {
  const [reply] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage];
  const body = Buffer.concat((await reply.toArray()) as Buffer[]).toString('base64');
  const copied = Object.entries(reply.headers).filter(([name]) => ofTheBytes.includes(name));
  return {
    status: reply.statusCode ?? 0,
    headers: Object.fromEntries(copied) as Record<string, string>,
    body,
  };
}

async function startBare(replies: BareReplies): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'bareServer.ts'));
  child.send(replies);
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  return { url: `http://127.0.0.1:${port}`, child };
}

async function measure(url: string): Promise<{ rate: number; p99: number }> {
  const result = await autocannon({ url, headers, connections: 32, duration: Number(values.seconds) });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad, ${result.errors} lost`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

const product = await startOnPostgres();
const addresses = await findAddresses(product.url);
const six = [...addresses.api, ...addresses.pages.slice(0, 2)];
const replies: BareReplies = {};
for (const path of six) replies[path] = await fetchRaw(product.url + path);
const bare = await startBare(replies);
const rows: Record<string, object> = {};
for (const path of six) {
  // The first load warms both.
  const [own, limit] = [await measure(product.url + path), await measure(bare.url + path)];
  rows[path.replace(/[\da-f-]{36}/, '{id}')] = {
    'replies a second': Math.round(own.rate),
    bare: Math.round(limit.rate),
    ratio: Number((own.rate / limit.rate).toFixed(2)),
    'p99 ms': own.p99,
  };
}
console.table(rows);
bare.child.disconnect();
await product.stop();
process.exit(0);
