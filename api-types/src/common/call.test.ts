import { expect, expectTypeOf, it } from 'vitest';
import type { NewsPage } from '../content/newsItem.ts';
import { addressOf, type CallInput, isTransient, type Reply, retryDelayMs } from './call.ts';

it('fills in the path and the query, without what is undefined', () => {
  expect(addressOf('GET /api/news/:id', { params: { id: 'a/b' } })).toEqual({
    method: 'GET',
    url: '/api/news/a%2Fb',
  });
  expect(addressOf('GET /api/news', { query: { page: 1, searchTerm: 'Ɔ & K', limit: undefined } })).toEqual({
    method: 'GET',
    url: '/api/news?page=1&searchTerm=%C6%86+%26+K',
  });
  expect(addressOf('GET /api/news', {}).url).toBe('/api/news');
});

it('takes its types from the endpoint table', () => {
  expectTypeOf<Reply<'GET /api/news'>>().toEqualTypeOf<NewsPage>();
  expectTypeOf<CallInput<'PUT /api/orders/:id'>['params']>().toEqualTypeOf<{ id: string } | undefined>();
  // @ts-expect-error -- the list of news has no such filter
  expect(addressOf('GET /api/news', { query: { colour: 'blue' } }).url).toBe('/api/news?colour=blue');
});

it('waits at most 30 seconds between attempts', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 20].map(retryDelayMs);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it.each([
  [0, true],
  [500, true],
  [503, true],
  [400, false],
  [404, false],
  [429, false],
])('treats status %i as transient: %s', (status, expected) => expect(isTransient(status)).toBe(expected));
