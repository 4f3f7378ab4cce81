import { errorSchema } from '@year-group/api-types/common/errors';
import { makeNewsInput } from '@year-group/api-types/testing/factories';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { rawRequest } from '#testing/rawRequest.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();

/** Every refusal has exactly this form. */
function expectRefusal(reply: LightMyRequestResponse, statusCode: number, code: string) {
  expect(reply.statusCode, reply.body).toBe(statusCode);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-store');
  const body = errorSchema.strict().parse(reply.json());
  expect(body.code).toBe(code);
  expect(body.message).toBe(body.error);
  expect(body.error).toMatch(/^[A-Z].{5,}\.?$/);
  return body;
}

const json = { 'content-type': 'application/json' };

it('names the fields of an invalid body, and no others', async () => {
  const reply = await api.as.admin('POST', '/api/news', { ...makeNewsInput(), title: '', category: 5 });
  const { error, issues } = expectRefusal(reply, 400, 'validation-failed');
  expect(error).toBe('Title is required');
  expect(issues).toEqual([
    { path: 'title', message: 'Title is required' },
    { path: 'category', message: 'Category is required' },
  ]);
});

it('names a field inside a list by its index', async () => {
  const body = { batchSize: 1, ids: ['nonsense'] };
  const reply = await api.as.admin('DELETE', '/api/admin/news/delete-by-batch', body);
  expect(expectRefusal(reply, 400, 'validation-failed').issues).toMatchObject([{ path: 'ids.0' }]);
});

const nested = (depth: number) => `${'{"a":['.repeat(depth / 2)}1${']}'.repeat(depth / 2)}`;
const long = (parts: number) => JSON.stringify({ title: Array(parts).fill(1) });

it.each([
  [nested(34), 'The JSON is nested deeper than 32 levels.'],
  ['['.repeat(200_000), 'The JSON is nested deeper than 32 levels.'],
  [long(20_001), 'The JSON has more than 20000 fields.'],
])('refuses JSON over the limits, number %#', async (body, sentence) => {
  const refused = await api.as.admin('POST', '/api/news', body, json);
  expect(expectRefusal(refused, 400, 'malformed-request').error).toBe(sentence);
});

it.each([nested(32), long(20_000), JSON.stringify({ title: '[{"\\'.repeat(5000) })])(
  'accepts JSON up to the limits, also with brackets in its strings, number %#',
  async (body) => {
    expectRefusal(await api.as.admin('POST', '/api/news', body, json), 400, 'validation-failed');
  },
);

it.each(['{"title":', '', 'title=News', '[1,', '\uFEFF{}x', '{"__proto__":{"admin":true}}'])(
  'refuses the malformed JSON %j',
  async (body) => {
    expectRefusal(await api.as.admin('POST', '/api/news', body, json), 400, 'malformed-request');
  },
);

it.each(['null', '[]', '"text"', '7'])('refuses %s where an object is required', async (body) => {
  expectRefusal(await api.as.admin('POST', '/api/news', body, json), 400, 'validation-failed');
});

it('refuses a write without a body', async () => {
  expectRefusal(await api.as.admin('POST', '/api/news'), 400, 'validation-failed');
});

it.each(['text/xml', 'application/x-www-form-urlencoded', 'nonsense'])('refuses %s', async (type) => {
  const reply = await api.as.admin('POST', '/api/news', '<news/>', { 'content-type': type });
  expectRefusal(reply, 415, 'unsupported-media');
});

it('refuses a body of more than half a megabyte', async () => {
  const reply = await api.as.admin('POST', '/api/news', makeNewsInput({ content: 'a'.repeat(513 * 1024) }));
  expectRefusal(reply, 413, 'too-large');
});

it.each(['/api/nothing', '/api', '/api/news/1/2', '/api/%E0%A4%A', `/api/news/${'a'.repeat(300)}`])(
  'answers the unknown address %s with JSON',
  async (url) => {
    const { error } = expectRefusal(await api.as.visitor('GET', url), 404, 'not-found');
    expect(error).not.toContain(url);
  },
);

it.each(['PATCH', 'PUT', 'DELETE'] as const)(
  'answers %s on a list, which is not allowed, with JSON',
  async (method) => {
    expectRefusal(await api.as.admin(method, '/api/news', {}), 404, 'not-found');
  },
);

it('reveals nothing about an internal error', async () => {
  const { db } = api.services;
  await db.execute(sql`alter table news_items rename to news_elsewhere`);
  try {
    const replies = [
      await api.as.visitor('GET', '/api/news'),
      await api.as.visitor('GET', '/api/news?searchTerm=secret'),
      await api.as.admin('POST', '/api/news', makeNewsInput()),
    ];
    for (const reply of replies) {
      expect(expectRefusal(reply, 500, 'internal-error').error).toBe(
        'Something went wrong on our side. Please try again.',
      );
      expect(reply.body).not.toMatch(/select|insert|news_|relation|secret|\/src\/|\.ts|at /);
    }
  } finally {
    await db.execute(sql`alter table news_elsewhere rename to news_items`);
  }
});

it('answers a request that is not HTTP, without a stack trace', async () => {
  const reply = await rawRequest(await api.listen(), '/api/news', {
    headers: { 'x-long': 'a'.repeat(20_000) },
  });
  expect(reply.status).toBe(431);
  expect(reply.body.toString()).not.toContain('at ');
});
