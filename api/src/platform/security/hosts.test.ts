import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '#testing/rawRequest.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp({
  publicUrl: 'https://www.yeargroup.example',
  corsOrigins: ['https://friend.example'],
  rateLimits: 'on',
  trustProxy: 1,
});
let origin: string;
beforeAll(async () => {
  origin = await api.listen();
});

const get = (host: string, path = '/api/news', headers = {}) =>
  rawRequest(origin, path, { headers: { host, ...headers } });

/** Sends a raw request head; resolves to the status of the answer. */
function statusOf(head: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname).setEncoding('latin1');
    socket.on('data', (text: string) => (received += text));
    socket.once('error', reject);
    socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1])));
    socket.end(`${head}\r\nConnection: close\r\n\r\n`);
  });
}

describe('a foreign host', () => {
  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'www.yeargroup.example.evil',
    '10.0.0.1',
    'friend.example',
  ])('is refused: %s', async (host) => {
    for (const path of ['/api/news', '/', '/admin', '/api/orders/x']) {
      const { status, body, headers } = await get(host, path);
      expect(status).toBe(421);
      expect(JSON.parse(body.toString())).toMatchObject({
        code: 'wrong-host',
        error: 'This server answers under one name: https://www.yeargroup.example',
      });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toBeTruthy();
    }
  });

  it('is refused for cached replies too, and ours is answered after it', async () => {
    expect((await get('www.yeargroup.example')).status).toBe(200);
    expect((await get('evil.example')).status).toBe(421);
    expect((await get('www.yeargroup.example')).status).toBe(200);
  });

  it('is not accepted because of a proxy header', async () => {
    const named = { 'x-forwarded-host': 'www.yeargroup.example', forwarded: 'host=www.yeargroup.example' };
    expect((await get('evil.example', '/api/news', named)).status).toBe(421);
    const other = { 'x-forwarded-host': 'evil.example' };
    expect((await get('www.yeargroup.example', '/api/news', other)).status).toBe(200);
  });
});

it.each(['www.yeargroup.example', 'WWW.yeargroup.example:443', 'localhost:8080', '127.0.0.1', '[::1]:3000'])(
  'answers as %s',
  async (host) => {
    expect((await get(host)).status).toBe(200);
  },
);

it('refuses two hosts, since a proxy may have used the other one', async () => {
  const ours = 'Host: www.yeargroup.example';
  expect(await statusOf(`GET /api/news HTTP/1.1\r\n${ours}`)).toBe(200);
  expect(await statusOf(`GET /api/news HTTP/1.1\r\n${ours}\r\nHost: evil.example`)).toBe(421);
  expect(await statusOf(`GET /api/news HTTP/1.1\r\n${ours}\r\nhost: www.yeargroup.example`)).toBe(421);
});

it('answers health checks under any host', async () => {
  expect((await get('10.42.0.7:3000', '/healthz')).status).toBe(200);
  expect((await get('app:3000', '/readyz')).status).toBe(200);
  expect((await get('app:3000', '/healthz/../api/news')).status).toBe(421);
});

it('counts invented addresses as one, and real ones individually', async () => {
  const quote = (sender: string) =>
    rawRequest(origin, '/api/addresses?input=Ku', { headers: { 'x-forwarded-for': sender } });
  const statuses = new Set<number>();
  for (let n = 0; n < 310; n += 1) statuses.add((await quote(`visitor-${n}`)).status);
  expect(statuses).toContain(429);
  expect((await quote('192.0.2.7')).status).not.toBe(429);
  expect((await quote('nonsense, 192.0.2.8')).status).not.toBe(429);
  expect((await quote('192.0.2.9, nonsense')).status).toBe(429);
});
