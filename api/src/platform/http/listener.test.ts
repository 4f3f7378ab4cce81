import { beforeAll, expect, it } from 'vitest';
import { rawRequest } from '#testing/rawRequest.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
let origin: string;
beforeAll(async () => {
  origin = await api.listen();
});

it('limits the time of a slow client', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount } = api.app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    maxHeadersCount: 100,
  });
});

it('answers an absolute address by its path, whatever its host', async () => {
  expect((await rawRequest(origin, 'http://evil.example/healthz')).status).toBe(200);
  expect((await rawRequest(origin, 'http://evil.example/api/nothing')).status).toBe(404);
  expect((await rawRequest(origin, 'http://evil.example')).status).toBe(503);
});

it('answers a malformed address like an unknown one, with all its headers', async () => {
  for (const path of ['/api/%E0%A4%A', '/api/news/%zz?a=%zz', `/api/news/${'a'.repeat(9000)}`]) {
    const { status, headers } = await fetch(`${origin}${path}`);
    expect(status, path).toBe(404);
    for (const name of ['content-security-policy', 'permissions-policy', 'x-request-id'])
      expect(headers.has(name), `${path} ${name}`).toBe(true);
  }
});
