import { type Endpoint, type EndpointName, endpoints } from '@year-group/api-types/endpoints';
import { makeNewsInput } from '@year-group/api-types/testing/factories';
import { beforeAll, describe, expect, it } from 'vitest';
import { badTokens } from './forge.ts';
import { apiKey, bearer, fillPath, product, secret, snapshot } from './product.ts';
import { harmfulBodies, type Rule, ruleOf, type Targets } from './rights.ts';

const table = Object.entries(endpoints) as [EndpointName, Endpoint][];

/** Makes every call with each role, and with tokens that claim another person. */
export function attackRights(): void {
  let target: Targets;
  /** The headers of each caller. */
  let callers: Record<string, Record<string, string>>;

  beforeAll(async () => {
    const [owner, other] = [await product.join('owner'), await product.join('other')];
    const deleted = await product.join('deleted');
    target = { ...(await product.fill()), member: owner.id };
    await product.send('DELETE', '/api/members/me', undefined, bearer(deleted.token));
    // The trash needs an entry, so that the calls which restore and empty it have something to change.
    const news = await product.create('/api/news', makeNewsInput({ title: 'Old' }));
    await product.admin('DELETE', `/api/news/${news}`);
    target.news = news;
    const bad = badTokens(secret, product.adminToken, owner.token, owner.id);
    callers = {
      visitor: {},
      'wrong API key': { 'x-api-key': 'private-registration' },
      'API key': apiKey,
      member: bearer(owner.token),
      'other member': bearer(other.token),
      'deleted member': bearer(deleted.token),
      administrator: bearer(product.adminToken),
      'API key as a token': bearer('public-registration'),
      'token as API key': { 'x-api-key': product.adminToken },
      'token without scheme': { authorization: product.adminToken },
      'token in a cookie': { cookie: `token=${product.adminToken}; auth=${product.adminToken}` },
      ...Object.fromEntries(Object.entries(bad).map(([name, token]) => [name, bearer(token)])),
    };
  });

  const pathOf = (path: string) => {
    const kind = Object.keys(target).find((each) => path.includes(`/${each}/`)) ?? 'member';
    return fillPath(path, target[kind as keyof Targets]);
  };

  it('has a body for every call that takes one', () => {
    const bodies = harmfulBodies(target);
    const missing = table.filter(([name, { body }]) => body && !body.safeParse(bodies[name]).success);
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it('documents no call that the table does not have', async () => {
    const { paths } = (await product.send('GET', '/docs/json')).json as { paths: Record<string, object> };
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    const ours = table.map(([, { method, path }]) => `${method} ${path}`);
    expect(documented.toSorted()).toEqual(ours.toSorted());
  });

  describe('callers without the right', () => {
    it('are refused with the right status, and nothing is changed', async () => {
      const before = await snapshot();
      const bodies = harmfulBodies(target);
      for (const [name, { method, path }] of table) {
        for (const [caller, headers] of Object.entries(callers)) {
          const must = expected(ruleOf(name), caller);
          if (must === 'in') continue;
          const reply = await product.send(method, pathOf(path), bodies[name], headers);
          const code = must === 401 ? 'unauthorised' : 'forbidden';
          expect(reply, `${caller}: ${name}`).toMatchObject({ status: must, json: { code } });
        }
      }
      expect(await snapshot()).toBe(before);
    });

    it.each([
      ['a method in a header', { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }],
      ['an address in a header', { 'x-original-url': '/api/news', 'x-rewrite-url': '/api/admin/trash' }],
      [
        'a proxy that claims to be this machine',
        { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
      ],
      ['a host that is not ours', { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }],
    ])('is not let in by %s', async (_what, headers) => {
      const before = await snapshot();
      for (const [name, { method, path }] of table.filter(([name]) => ruleOf(name) === 'admin')) {
        for (const way of method === 'DELETE' ? ['DELETE', 'POST'] : [method]) {
          const reply = await product.send(way, pathOf(path), harmfulBodies(target)[name], headers);
          expect([401, 404], `${way} ${path}`).toContain(reply.status);
        }
      }
      expect(await snapshot()).toBe(before);
    });

    it('find no other spelling of an address that is accepted', async () => {
      const ways = [
        (path: string) => path.replace('/api/', '/API/'),
        (path: string) => path.replace('/api/', '/api//'),
        (path: string) => path.replace('/api/', '//api/'),
        (path: string) => `${path}/`,
        (path: string) => `${path};.png`,
        (path: string) => `${path}%00.png`,
        (path: string) => `${path}?token=${product.adminToken}&access_token=${product.adminToken}`,
        (path: string) => path.replace('/api/', '/api/%2e/'),
        (path: string) => path.replace('/api/', '/healthz/..;/api/'),
        (path: string) => path.replace('/api/', '/%61pi/'),
      ];
      const before = await snapshot();
      for (const [name, { method, path }] of table.filter(([name]) => ruleOf(name) === 'admin')) {
        for (const way of ways) {
          const reply = await product.send(method, way(pathOf(path)), harmfulBodies(target)[name]);
          const isLetIn = reply.status < 400 && reply.headers.get('content-type')?.includes('json');
          expect(isLetIn, `${method} ${way(path)}`).not.toBe(true);
          expect(reply.status).toBeLessThan(500);
        }
      }
      expect(await snapshot()).toBe(before);
    });
  });

  describe('callers with the right', () => {
    // The last call deletes the member, so it has to be the last.
    const last = (name: EndpointName) => Number(name === 'deleteOwnProfile');
    const order = table.toSorted(([left], [right]) => last(left) - last(right));

    it('are not refused', async () => {
      for (const [name, { method, path, body }] of order) {
        for (const [caller, headers] of Object.entries(callers)) {
          if (expected(ruleOf(name), caller) !== 'in' || name.startsWith('upload')) continue;
          const reply = await product.send(method, pathOf(path), body && {}, headers);
          const isRefused = ['unauthorised', 'forbidden'].includes(String(reply.json?.['code']));
          expect(isRefused, `${caller}: ${name}`).toBe(false);
          expect(reply.status, `${caller}: ${name}`).toBeLessThan(500);
        }
      }
    });

    it('see an order unmasked only as the administrator', async () => {
      for (const [caller, headers] of Object.entries(callers)) {
        const { text } = await product.send('GET', `/api/orders/${target.orders}`, undefined, headers);
        const isWhole = text.includes('ama.owusu@example.com') || text.includes('+233241112223');
        expect(isWhole, caller).toBe(caller === 'administrator');
      }
    });
  });
}

/** How a caller must be met: let in, asked to log in (401) or refused (403). */
function expected(rule: Rule, caller: string): 'in' | 401 | 403 {
  if (rule === 'anyone') return 'in';
  if (rule === 'apiKey') return caller === 'API key' ? 'in' : 401;
  if (!['member', 'other member', 'administrator'].includes(caller)) return 401;
  if (caller === 'administrator') return rule === 'self' ? 403 : 'in';
  if (rule === 'admin' || (rule === 'owner' && caller === 'other member')) return 403;
  return 'in';
}
