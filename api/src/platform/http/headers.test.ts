import { gzipSync } from 'node:zlib';
import { makeNewsInput, makeRegistration } from '@year-group/api-types/testing/factories';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/testApp.ts';

const friend = 'https://www.yeargroup.example';

const api = useTestApp({ corsOrigins: [friend] });

describe.each(['/api/news', '/api/nothing', '/healthz', '/docs/json', '/api/news?limit=0'])(
  'a reply of %s',
  (url) => {
    it('has the request id of the log', async () => {
      const ids = [await api.as.visitor('GET', url), await api.as.visitor('GET', url)].map(
        ({ headers }) => headers['x-request-id'],
      );
      expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
      expect(ids[1]).not.toBe(ids[0]);
    });

    it('has the security headers', async () => {
      const { headers } = await api.as.visitor('GET', url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toMatch(/script-src 'self'(?! 'unsafe)/);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    });
  },
);

it('only the panel may ask where the device is', async () => {
  const policyOf = async (url: string) => (await api.as.visitor('GET', url)).headers['permissions-policy'];
  expect(await policyOf('/admin/settings/group/shop')).toContain('geolocation=(self)');
  expect(await policyOf('/administer')).toContain('geolocation=()');
});

it('unpacks no body: a few bytes could be made to fill the memory', async () => {
  const sent = {
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    'x-api-key': 'public-registration',
  };
  const body = gzipSync(JSON.stringify(makeRegistration()));
  const reply = await api.app.inject({ method: 'POST', url: '/api/members', headers: sent, payload: body });
  expect(reply.statusCode).toBe(400);
});

it('ignores an id that a caller sends', async () => {
  const { headers } = await api.as.visitor('GET', '/api/news', undefined, { 'x-request-id': 'mine' });
  expect(headers['x-request-id']).not.toBe('mine');
});

it('requires https only where the site has it', async () => {
  expect((await api.as.visitor('GET', '/api/news')).headers).not.toHaveProperty('strict-transport-security');
  const secure = await api.startAnother({ publicUrl: 'https://yeargroup.example' });
  try {
    const { headers } = await secure.as.visitor('GET', '/api/news');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  } finally {
    await secure.close();
  }
});

describe('a page of another origin', () => {
  const get = (origin: string) => api.as.visitor('GET', '/api/events?page=1', undefined, { origin });
  const preflight = (origin: string, method: string) =>
    api.as.visitor('OPTIONS', '/api/news', undefined, {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    });

  it('may read when it is on the list, including the total of a list', async () => {
    const { headers } = await get(friend);
    expect(headers['access-control-allow-origin']).toBe(friend);
    expect(String(headers['access-control-expose-headers']).toLowerCase()).toContain('content-range');
    expect(headers.vary).toMatch(/origin/i);
  });

  it.each(['POST', 'PUT', 'DELETE'])('may send %s with a token when it is on the list', async (method) => {
    const { statusCode, headers } = await preflight(friend, method);
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(friend);
    expect(headers['access-control-allow-methods']).toContain(method);
    expect(headers['access-control-allow-headers']).toMatch(/authorization/i);
  });

  it.each([
    'https://evil.example',
    'https://www.yeargroup.example.evil.example',
    'http://www.yeargroup.example',
    'null',
  ])('is refused as %s', async (origin) => {
    for (const { headers } of [await get(origin), await preflight(origin, 'DELETE')])
      expect(headers['access-control-allow-origin']).not.toBe(origin);
  });

  it('never gets credentials', async () => {
    const reply = await api.as.visitor('POST', '/api/news', makeNewsInput(), {
      origin: friend,
      cookie: 'a=b',
    });
    expect(reply.statusCode).toBe(401);
    expect(reply.headers).not.toHaveProperty('access-control-allow-credentials');
  });
});

it('has liveness and readiness', async () => {
  const replies = [await api.as.visitor('GET', '/healthz'), await api.as.visitor('GET', '/readyz')];
  expect(replies.map((reply) => reply.json())).toEqual([
    { status: 'ok' },
    { status: 'ready', parts: { database: 'ok', storage: 'ok', mail: 'ok', payments: 'ok', jobs: 'ok' } },
  ]);
  for (const { headers } of replies) expect(headers['cache-control']).toBe('no-store');
});

describe('a frame around a page', () => {
  it.each(['/preview/news', '/preview/events?x=1'])('may be the panel’s for %s', async (url) => {
    const { headers } = await api.as.visitor('GET', url);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  it.each(['/', '/news', '/preview/newsletter', '/admin'])('is refused for %s', async (url) => {
    const { headers } = await api.as.visitor('GET', url);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});
