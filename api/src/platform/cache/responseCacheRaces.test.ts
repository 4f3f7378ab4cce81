import { createServer } from 'node:http';
import etag from '@fastify/etag';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rawRequest } from '#testing/rawRequest.ts';
import type { Topic } from './contentVersions.ts';
import { createResponseCache, markAsContent } from './responseCache.ts';

/** A page of news and events that takes as long as the test sets. */
let app: FastifyInstance;
let origin: string;
let state = 1;
let made = 0;
let finish: (() => void)[] = [];
let isSlow = false;
const versions: Record<Topic, number> = { news: 0, events: 0, listings: 0, group: 0 };
let generation = 0;

function change(topic: Topic) {
  state += 1;
  versions[topic] += 1;
  generation += 1;
}

beforeEach(async () => {
  [state, made, generation, finish, isSlow] = [1, 0, 0, [], false];
  const content = { generation: () => generation, of: (topic: Topic) => versions[topic] };
  const answer = createResponseCache(content, () => app);
  app = Fastify({
    serverFactory: (handler) =>
      createServer((request, response) => answer(request, response, () => handler(request, response))),
  });
  await app.register(etag);
  app.get('/', async (request) => {
    markAsContent(request, ['news', 'events']);
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
  change('news');
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
  change('events');
  isSlow = false;
  expect(await read()).toBe(2);
  finish[0]?.();
  expect(await early).toBe(1);
  expect(await read()).toBe(2);
});

it('rebuilds a page when any of its topics has changed, and only then', async () => {
  expect(await read()).toBe(1);
  change('events');
  expect(await read()).toBe(2);
  change('news');
  expect(await read()).toBe(3);
  change('listings');
  expect(await read()).toBe(3);
  expect(made).toBe(3);
});
