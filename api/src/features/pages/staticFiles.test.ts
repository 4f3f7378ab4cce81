import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installStaticFiles } from './staticFiles.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await installStaticFiles(app, 'demo');
});
afterAll(() => app.close());

const open = (path: string) => app.inject({ method: 'GET', url: `/admin${path}` });

const id = '01890000-0000-7000-8000-000000000001';

it.each([
  '',
  '/',
  '/login',
  '/health',
  '/settings',
  '/settings/group/giving?setup',
  '/settings/handover',
  '/settings/officers',
  '/invitation',
  '/setup',
  '/trash?kind=news',
  '/members',
  '/members/import',
  `/members/${id}`,
  '/news?page=2',
  '/news/create',
  `/news/${id}`,
  '/events',
  '/events/create',
  `/events/edit/${id}`,
  '/shop',
  '/shop/create',
  `/shop/edit/${id}`,
  '/orders',
  `/orders/${id}`,
])('the panel opens at /admin%s', async (path) => {
  const { statusCode, body } = await open(path);
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"');
});

it.each(['/admin', '/admin/news', '/storybook/'])(
  'browsers ask again for the start page at %s',
  async (url) => {
    const { headers } = await app.inject({ method: 'GET', url });
    expect(headers['cache-control']).toBe('no-cache');
  },
);

it('an unknown address shows the panel, which says so', async () => {
  const { statusCode, headers, body } = await open('/nowhere/at/all');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('<div id="root"');
});

it('a missing script is not found, and no page in its place', async () => {
  expect((await open('/assets/old.js')).statusCode).toBe(404);
});
