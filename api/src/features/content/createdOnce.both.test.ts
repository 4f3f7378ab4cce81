import { makeEventInput, makeId, makeListing, makeNewsInput } from '@year-group/api-types/testing/factories';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeContent } from '#testing/content.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
beforeEach(() => removeContent(api));

const { id: _id, createdAt: _createdAt, ...listing } = makeListing();
const kinds = [
  { path: '/api/news', input: makeNewsInput() },
  { path: '/api/events', input: makeEventInput() },
  { path: '/api/shop', input: listing },
];

describe.each(kinds)('a record sent to $path', ({ path, input }) => {
  const send = (key: string) => api.as.admin('POST', path, input, { 'idempotency-key': key });

  it('is stored once when it arrives twice, also at the same time', async () => {
    const key = makeId();
    const replies = await Promise.all([send(key), send(key)]);
    replies.push(await send(key));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(replies.map((reply) => reply.json().id)).toEqual([key, key, key]);
    const list = (await api.as.visitor('GET', path)).json();
    expect(Array.isArray(list) ? list : list.news).toHaveLength(1);
  });

  it('is refused with a key that is not a UUID', async () => {
    const reply = await send('once');
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toBe('Idempotency-Key is not a UUID.');
  });
});
