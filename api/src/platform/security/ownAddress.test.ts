import { beforeAll, expect, it } from 'vitest';
import { rawRequest } from '#testing/rawRequest.ts';
import { useTestApp } from '#testing/testApp.ts';

const demo = useTestApp({ publicUrl: 'http://localhost:3000' });
let origin: string;
beforeAll(async () => {
  origin = await demo.listen();
});

const opened = { 'sec-fetch-dest': 'document' };
const visit = (host: string, path: string, headers = {}) =>
  rawRequest(origin, path, { headers: { host, ...headers } });

it.each(['127.0.0.1:3000', '[::1]:3000'])(
  'redirects a page at %s to the canonical name, with its query',
  async (host) => {
    const { status, headers } = await visit(host, '/api/news?page=2', opened);
    expect(status).toBe(307);
    expect(headers.location).toBe('http://localhost:3000/api/news?page=2');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toBeTruthy();
  },
);

it('redirects cached replies too', async () => {
  expect((await visit('127.0.0.1:3000', '/api/news')).status).toBe(200);
  expect((await visit('127.0.0.1:3000', '/api/news', opened)).status).toBe(307);
});

it('stays on this machine whatever the path looks like', async () => {
  const { headers } = await visit('127.0.0.1:3000', '//evil.example/', opened);
  expect(headers.location).toBe('http://localhost:3000//evil.example/');
});

it.each([
  ['the right name', 'localhost:3000', opened],
  ['another port, which may lead here', '127.0.0.1:8080', opened],
  ['a script', '127.0.0.1:3000', { 'sec-fetch-dest': 'empty' }],
  ['a program', '127.0.0.1:3000', {}],
])('is not redirected: %s', async (_what, host, headers) => {
  expect((await visit(host, '/api/news', headers)).status).toBe(200);
});
