import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type Endpoint, endpoints } from '@year-group/api-types/endpoints';
import { makeNewsInput } from '@year-group/api-types/testing/factories';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sqlPayloads, traversals } from './payloads.ts';
import { type Answer, apiKey, bearer, fillPath, type Person, product, snapshot } from './product.ts';
import { rawRequest } from './rawConnection.ts';

/** Sends texts that mean something to a database, an object, a path or an address in a browser. */
export function attackByStrings(): void {
  let person: Person;
  beforeAll(async () => {
    person = await product.join('strings');
  });

  describe('a text for the database', () => {
    const lists = (Object.values(endpoints) as Endpoint[]).filter(({ query }) => query);
    const fields = 'searchTerm sort category location houseAtPresec page input'.split(' ');

    it('is only searched for, in every field of every list', async () => {
      const before = await snapshot();
      for (const payload of sqlPayloads.map(encodeURIComponent)) {
        for (const { path } of lists) {
          for (const field of fields) {
            const reply = await product.admin('GET', `${path}?${field}=${payload}`);
            expect(reply.status, `${path} ${field} ${payload}`).toBeLessThan(500);
            expect(reply.text).not.toMatch(/argon2|PostgreSQL \d/);
          }
        }
        for (const kind of ['news', 'events', 'shop', 'orders', 'members'])
          expect((await product.admin('GET', `/api/${kind}/${payload}`)).status).toBe(404);
      }
      expect(await snapshot()).toBe(before);
    });

    it('verifies nobody', async () => {
      for (const payload of sqlPayloads) {
        for (const [path, body] of [
          ['/api/admin/login', { password: payload }],
          ['/api/auth/verify-member', { email: payload }],
          ['/api/auth/verify-member', { phone: payload }],
        ] as const)
          expect([400, 401]).toContain((await product.send('POST', path, body)).status);
      }
    });

    it('is stored unchanged', async () => {
      for (const title of sqlPayloads) {
        const reply = await product.admin('POST', '/api/news', makeNewsInput({ title }));
        expect(reply.json).toMatchObject({ title });
      }
    });
  });

  it('an object that would change all others is refused or has no effect', async () => {
    const poisons = [
      '{"__proto__":{"role":"admin","isAdmin":true}}',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      '{"title":"a","__proto__":{"title":"b"}}',
      '{"hidden":{"__proto__":["email"]}}',
      '{"a":{"b":{"__proto__":{"isAdmin":true}}}}',
      '{"\\u005f\\u005fproto\\u005f\\u005f":{"isAdmin":true}}',
      '{"prototype":{"isAdmin":true}}',
      '["__proto__",{"isAdmin":true}]',
    ];
    const calls = (Object.values(endpoints) as Endpoint[]).filter(({ body }) => body);
    const headers = { ...bearer(person.token), ...apiKey, 'content-type': 'application/json' };
    for (const poison of poisons) {
      for (const { method, path } of calls) {
        const reply = await product.send(method, fillPath(path, person.id), poison, headers);
        expect(reply.status).toBeLessThan(500);
      }
    }
    for (const query of ['__proto__[isAdmin]=true', 'constructor[prototype][isAdmin]=true', '__proto__=1'])
      expect((await product.send('GET', `/api/news?${query}`)).status).toBeLessThan(500);
    const me = await product.send('GET', '/api/members/me', undefined, bearer(person.token));
    expect(me.text).not.toContain('isAdmin');
    const forbidden = await product.send('GET', '/api/admin/revenue', undefined, bearer(person.token));
    expect(forbidden.status).toBe(403);
  });

  it('reads no file outside of what is published', async () => {
    const folders = 'uploads assets images admin admin/assets storybook docs/static share/news'.split(' ');
    for (const root of ['/', ...folders.map((folder) => `/${folder}/`)]) {
      for (const way of traversals) {
        const { status, body } = await rawRequest(product.url, `${root}${way}`);
        const isLeaked = /root:x:0|"devDependencies"|\[core\]|"isEntry"|the secret that signs/.test(body);
        expect(status, `${root}${way}`).toBeLessThan(500);
        expect(isLeaked, `${root}${way}`).toBe(false);
      }
    }
  });

  it('never redirects a browser to another site', async () => {
    const evil = [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/%09/evil.example',
      '/%5cevil.example',
      '//evil.example/%2f..',
      '/%0d%0aLocation:%20https://evil.example',
      '///evil.example',
      '/.evil.example',
      '@evil.example',
      'javascript:attacked()',
    ];
    const ways = evil.flatMap((each) => {
      const path = each.startsWith('/') ? each : `/${each}`;
      const next = `next=${encodeURIComponent(each)}`;
      const around = [path, `${path}/login`, `/storybook${path}`, `/admin${path}`];
      return [...around, `/login?${next}`, `/member-login?${next}`];
    });
    const claimed = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    for (const path of ways) {
      const { status, location, headers } = await rawRequest(product.url, path, claimed);
      const leavesUs =
        location !== undefined && new URL(location, product.url).host !== new URL(product.url).host;
      const isOurs = !leavesUs || /^http:\/\/localhost:\d+\//.test(location);
      const failed = status >= 500;
      expect({ isOurs, failed }, `${path} → ${status} ${location}`).toEqual({ isOurs: true, failed: false });
      expect(headers).not.toMatch(/^location: https:\/\/evil/im);
    }
    const foreign = 'elsewhere.example';
    const named = { host: foreign, 'x-forwarded-host': foreign, origin: `https://${foreign}` };
    for (const path of ['', 'news', 'sitemap.xml', 'robots.txt', 'news.atom', 'events.ics', 'docs/json']) {
      const { body, headers } = await rawRequest(product.url, `/${path}`, named);
      expect(`${body}${headers}`.includes(foreign), path).toBe(false);
    }
  });

  it('forbids what another site could make a browser send: no cookie counts, and no form is read', async () => {
    const forms: [string, string][] = [
      ['application/x-www-form-urlencoded', 'batchSize=1000'],
      ['text/plain', '{"batchSize":1000}'],
      [
        'multipart/form-data; boundary=a',
        '--a\r\nContent-Disposition: form-data; name="batchSize"\r\n\r\n1000\r\n--a--',
      ],
    ];
    const before = await snapshot();
    const answers: Answer[] = [];
    for (const [type, body] of forms) {
      const headers = {
        'content-type': type,
        origin: 'https://evil.example',
        cookie: `token=${product.adminToken}`,
        'sec-fetch-site': 'cross-site',
      };
      for (const path of ['admin/news/delete-by-batch', 'orders', 'members', 'pay', 'admin/login'])
        answers.push(await product.send('POST', `/api/${path}`, body, headers));
    }
    for (const { status, headers } of answers) {
      expect([400, 401, 404, 415]).toContain(status);
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
    }
    expect(await snapshot()).toBe(before);
  });

  it('fetches no address that an image names', async () => {
    const connected = vi.fn<(socket: Socket) => void>((socket) => socket.destroy());
    const inside = createServer(connected).listen(0, '127.0.0.1');
    await once(inside, 'listening');
    const { port } = inside.address() as AddressInfo;
    const imageUrl = `https://127.0.0.1:${port}/latest-meta-data-1600x1067-c8a15a.webp`;
    const id = await product.create('/api/news', makeNewsInput({ imageUrl }));
    // The share picture is what the server itself makes of a picture's address.
    const share = await rawRequest(product.url, `/share/news/${id}.jpg`);
    expect(share).toMatchObject({ status: 200, location: undefined });
    expect((await product.send('GET', `/news/${id}`)).status).toBe(200);
    const member = { email: `http://127.0.0.1:${port}/`, phone: '+233207777777' };
    expect((await product.register(member)).status).toBe(400);
    inside.close();
    expect(connected).not.toHaveBeenCalled();
  });
}
