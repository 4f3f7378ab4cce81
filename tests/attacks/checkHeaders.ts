import { readdirSync } from 'node:fs';
import { makeNewsInput } from '@year-group/api-types/testing/factories';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawNoise } from '../support/pictures.ts';
import { listing, product } from './product.ts';
import { rawRequest } from './rawConnection.ts';

/** The headers that securityheaders.com wants for an A+, with their values here. */
const onAll: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\), geolocation=\((?:self)?\), microphone=\(\), payment=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(same-origin|cross-origin)$/,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  'content-security-policy': /object-src 'none'/,
};
/** What fonts, pictures, styles and scripts need too; the others are read on documents only. */
const onParts = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'];
const isPart = (type: string) => /^(font|image)\/(?!svg)|^text\/css|javascript/.test(type);
/** Headers that reveal the server's software. */
const telling = /^(server|x-powered-by|via|x-aspnet-version)$/i;
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1] ?? '';

/** Requests one reply of each kind and checks its headers. */
export function checkHeaders(): void {
  /** Addresses that are known only once something is there. */
  let made: Record<string, string>;
  beforeAll(async () => {
    const imageUrl = String((await product.upload(await drawNoise(40, 30))).json?.['imageUrl']);
    const news = await product.create('/api/news', makeNewsInput({ imageUrl }));
    const shop = await product.create('/api/shop', listing);
    const assets = readdirSync('site/dist/client/assets');
    const asset = (end: string) => `/assets/${assets.find((name) => name.endsWith(end))}`;
    made = { imageUrl, news, shop, script: asset('.js'), style: asset('.css'), font: asset('.woff2') };
  });

  const post = (body: string, type: string) => ({ method: 'POST', body, headers: { 'content-type': type } });
  const asking = { origin: 'https://a.example', 'access-control-request-method': 'POST' };
  /** Each kind of reply: what is asked, with what, and with which status it is answered. */
  const kinds: [string, number, () => string, RequestInit?][] = [
    ['a page', 200, () => '/'],
    ['a page again, as ready bytes', 200, () => '/'],
    ['a page of an item', 200, () => `/news/${made['news']}`],
    ['a page that is not there', 404, () => '/nothing/here'],
    ['a preview', 200, () => '/preview/news'],
    ['a list', 200, () => '/api/news'],
    ['an item', 200, () => `/api/shop/${made['shop']}`],
    ['a refusal', 401, () => '/api/members'],
    ['nothing in the API', 404, () => '/api/nothing'],
    ['an invalid query', 400, () => '/api/news?limit=0'],
    ['a broken address', 404, () => '/%E0%A4%A'],
    ['broken JSON', 400, () => '/api/orders', post('{', 'application/json')],
    ['a foreign content type', 415, () => '/api/orders', post('a', 'text/xml')],
    ['another method', 404, () => '/api/news', { method: 'PATCH' }],
    ['a preflight', 204, () => '/api/news', { method: 'OPTIONS', headers: asking }],
    ['a picture', 200, () => made['imageUrl'] ?? ''],
    ['a picture that is not there', 404, () => '/uploads/none.webp'],
    ['a share picture, by a redirect', 302, () => `/share/news/${made['news']}.jpg`],
    ['a script', 200, () => made['script'] ?? ''],
    ['a style', 200, () => made['style'] ?? ''],
    ['a font', 200, () => made['font'] ?? ''],
    ['a file that is not there', 404, () => '/assets/none.js'],
    ['the service worker', 200, () => '/sw.js'],
    ['the manifest', 200, () => '/site.webmanifest'],
    ['the feed', 200, () => '/news.atom'],
    ['the calendar', 200, () => '/events.ics'],
    ['the sitemap', 200, () => '/sitemap.xml'],
    ['robots.txt', 200, () => '/robots.txt'],
    ['the panel', 200, () => '/admin'],
    ['a page of the panel', 200, () => '/admin/news'],
    ['the catalogue', 200, () => '/storybook/'],
    ['a page of the catalogue', 200, () => '/storybook/iframe.html'],
    ['a redirect', 301, () => '/storybook'],
    ['the API reference', 200, () => '/docs'],
    ['its description', 200, () => '/docs/json'],
    ['whether it lives', 200, () => '/healthz'],
    ['whether it can work', 200, () => '/readyz'],
  ];

  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${product.url}${path}`, { redirect: 'manual', ...init });

  function expectSafe({ headers }: Response, what: string, type = headers.get('content-type') ?? ''): void {
    const isWhole = !isPart(type) || what === 'the service worker';
    const wrong = Object.entries(onAll)
      .filter(([name]) => isWhole || onParts.includes(name))
      .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
      .map(([name]) => `${name}: ${headers.get(name)}`);
    const policy = headers.get('content-security-policy') ?? '';
    if (/unsafe|\*|https?:/.test(scriptsOf(policy))) wrong.push(policy);
    if (isWhole && !/frame-ancestors '(none|self)'/.test(policy)) wrong.push(policy);
    wrong.push(...[...headers.keys()].filter((name) => telling.test(name)));
    expect(wrong, what).toEqual([]);
  }

  describe('a reply', () => {
    it.each(kinds)('that is %s (%i) carries all headers', async (what, status, path, init) => {
      const reply = await send(path(), init);
      expect(reply.status, path()).toBe(status);
      expectSafe(reply, what);
      const known = /; ?charset=utf-8$|^(image|font)\/|^application\/manifest\+json$/i;
      if (await reply.text()) expect(reply.headers.get('content-type'), what).toMatch(known);
    });

    const cacheable = kinds.filter(([, status, , init]) => status === 200 && !init);
    it.each(cacheable)('of 304 to %s carries them too', async (what, _status, path) => {
      const { headers } = await send(path());
      const [etag, type] = [headers.get('etag') ?? '', headers.get('content-type') ?? ''];
      expect(etag, what).not.toBe('');
      const reply = await send(path(), { headers: { 'if-none-match': etag } });
      expect(reply.status, what).toBe(304);
      expectSafe(reply, what, type);
    });

    it('to a HEAD carries them too', async () => {
      for (const path of ['/', '/api/news', '/admin', made['imageUrl'] ?? '', '/readyz']) {
        const reply = await send(path, { method: 'HEAD' });
        expect(reply.status, path).toBe(200);
        expectSafe(reply, path);
      }
    });

    it('to a request without a body that Node itself refuses reveals nothing', async () => {
      const { status, headers } = await rawRequest(product.url, '/', { 'x-long': 'a'.repeat(20_000) });
      expect(status).toBe(431);
      expect(headers).not.toMatch(telling);
    });
  });
}
