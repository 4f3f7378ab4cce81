import { expect, it } from 'vitest';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();

it.each([
  ['GET', undefined],
  ['POST', 'scenario=pay'],
] as const)('shows a page with 404 for an unknown payment: %s', async (method, payload) => {
  const reply = await api.as.visitor(method, '/sandbox/pay/nothing', payload, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.body).toContain('<h1>');
});
