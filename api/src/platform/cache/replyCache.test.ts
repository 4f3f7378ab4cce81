import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishNews, removeContent } from '#testing/content.ts';
import { type RawReply, rawRequest } from '#testing/rawRequest.ts';
import { useTestApp } from '#testing/testApp.ts';

const friend = 'https://www.yeargroup.example';

const api = useTestApp({ corsOrigins: [friend] });
let origin: string;
beforeAll(async () => {
  origin = await api.listen();
});
beforeEach(async () => {
  await removeContent(api);
  await publishNews(api, { content: `<p>${'Long enough to be worth compressing. '.repeat(40)}</p>` });
});

const get = (headers = {}, path = '/api/news', method = 'GET') =>
  rawRequest(origin, path, { method, headers });
const json = ({ body }: RawReply) => JSON.parse(body.toString());

describe('a public list over the network', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip, deflate', (body: Buffer) => gunzipSync(body)],
    ['gzip', 'br;q=0, gzip;q=0.5', (body: Buffer) => gunzipSync(body)],
    [undefined, 'identity', (body: Buffer) => body],
    [undefined, '', (body: Buffer) => body],
  ])('is sent as %s to clients that accept "%s"', async (encoding, accepted, decode) => {
    const plain = await get();
    const reply = await get({ 'accept-encoding': accepted });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(decode(reply.body).equals(plain.body)).toBe(true);
    expect(reply.headers['content-length']).toBe(String(reply.body.length));
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
  });

  it('equals the reply of the route, headers included', async () => {
    const ordinary = await api.as.visitor('GET', '/api/news');
    await get();
    const ready = await get();
    expect(json(ready)).toEqual(ordinary.json());
    for (const name of [
      'etag',
      'cache-control',
      'content-type',
      'content-security-policy',
      'x-frame-options',
    ])
      expect(ready.headers[name], name).toBe(ordinary.headers[name]);
  });

  it('answers HEAD with the headers only', async () => {
    const whole = await get();
    const head = await get({}, '/api/news', 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  it('answers 304 without a body while nothing has changed', async () => {
    const { headers } = await get();
    for (const tag of [String(headers.etag), `"other", ${headers.etag}`, '*']) {
      const again = await get({ 'if-none-match': tag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers.etag).toBe(headers.etag);
      expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
    await publishNews(api);
    expect((await get({ 'if-none-match': headers.etag })).status).toBe(200);
  });

  it('keeps lists with different queries apart', async () => {
    await publishNews(api, { title: 'Second' });
    const [all, one] = [await get(), await get({}, '/api/news?limit=1')];
    expect([json(all).news.length, json(one).news.length]).toEqual([2, 1]);
    expect(json(await get({}, '/api/news?limit=1')).news).toHaveLength(1);
  });

  it('reads a query to its end, also behind another question mark', async () => {
    // More than once: the database's notice of the news item may come between two calls.
    for (let round = 0; round < 5; round += 1) {
      expect(json(await get({}, '/api/news?limit=3&x=?&category=zzz')).news).toEqual([]);
      expect(json(await get({}, '/api/news?limit=3')).news).toHaveLength(1);
    }
  });

  it('caches no refusal: new content is found at once', async () => {
    expect((await get({}, '/api/news?limit=0')).status).toBe(400);
    expect((await get({}, '/api/news?limit=0')).headers['cache-control']).toBe('no-store');
  });
});

it("gives a page of another origin its own headers, and nobody else's", async () => {
  const allowed = async (headers: object) => (await get(headers)).headers['access-control-allow-origin'];
  expect(await allowed({})).toBeUndefined();
  expect(await allowed({ origin: friend })).toBe(friend);
  expect(await allowed({})).toBeUndefined();
  expect(await allowed({ origin: 'https://evil.example' })).not.toBe('https://evil.example');
  expect(await allowed({ origin: friend })).toBe(friend);
});
