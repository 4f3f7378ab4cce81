import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawRequest } from '../testing/rawRequest.ts';
import { startTestApp, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

it('gives a slow client a limited time', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount } = api.app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    maxHeadersCount: 100,
  });
});

it('answers a whole address as its path, whoever it names', async () => {
  const origin = await api.listen();
  expect((await rawRequest(origin, 'http://evil.example/healthz')).status).toBe(200);
  expect((await rawRequest(origin, 'http://evil.example/api/nothing')).status).toBe(404);
  expect((await rawRequest(origin, 'http://evil.example')).status).toBe(503);
});
