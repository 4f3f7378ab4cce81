import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rawRequest } from '#testing/rawRequest.ts';
import { installReplyCache } from './replyCache.ts';

/** A shared reply that takes as long as the test sets. */
let app: FastifyInstance;
let origin: string;
let state = 1;
let made = 0;
let finish: (() => void)[] = [];
let isSlow = false;
let version = 0;
let announced = 0;

function change() {
  state += 1;
  version += 1;
}

beforeEach(async () => {
  [state, made, version, finish, isSlow] = [1, 0, 0, [], false];
  app = Fastify();
  const content = { version: () => version, note: change, announced: () => announced };
  installReplyCache(app, content, ({ url }) => url);
  app.post('/', async () => {
    announced += 1;
    return {};
  });
  app.post('/elsewhere', async () => ({}));
  app.get('/', { config: { isShared: true } }, async () => {
    made += 1;
    const seen = { state };
    if (isSlow) await new Promise<void>((resolve) => finish.push(resolve));
    return seen;
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const read = async () => JSON.parse((await rawRequest(origin, '/')).body.toString()).state;

it('builds a new reply for requests after a change, although an older one is still being built', async () => {
  isSlow = true;
  const early = read();
  await expect.poll(() => finish.length).toBe(1);
  change();
  const late = read();
  await expect.poll(() => finish.length).toBe(2);
  for (const each of finish) each();
  expect([await early, await late]).toEqual([1, 2]);
  isSlow = false;
  expect(await read()).toBe(2);
});

it('does not cache a reply when a change happened during its build', async () => {
  isSlow = true;
  const early = read();
  await expect.poll(() => finish.length).toBe(1);
  change();
  isSlow = false;
  expect(await read()).toBe(2);
  finish[0]?.();
  expect(await early).toBe(1);
  expect(await read()).toBe(2);
});

it('rebuilds after each change, and only then', async () => {
  expect([await read(), await read()]).toEqual([1, 1]);
  change();
  expect([await read(), await read()]).toEqual([2, 2]);
  expect(made).toBe(2);
});

it('counts a write of content of its own process as a change, before the writer has the answer', async () => {
  expect(await read()).toBe(1);
  expect((await rawRequest(origin, '/', { method: 'POST' })).status).toBe(200);
  expect(await read()).toBe(2);
  for (const path of ['/unknown', '/elsewhere']) await rawRequest(origin, path, { method: 'POST' });
  await read();
  expect(made).toBe(2);
});

it('keeps nobody waiting for a reader who has gone', async () => {
  isSlow = true;
  const gone = new AbortController();
  const early = fetch(origin, { signal: gone.signal }).catch(() => 'gone');
  await expect.poll(() => finish.length).toBe(1);
  const late = read();
  gone.abort();
  expect(await early).toBe('gone');
  await expect.poll(() => finish.length).toBe(2);
  for (const each of finish) each();
  expect(await late).toBe(1);
});
