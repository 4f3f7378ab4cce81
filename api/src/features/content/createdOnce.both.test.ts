import { messages } from '@year-group/api-types/messages';
import { makeEventInput, makeId, makeListing, makeNewsInput } from '@year-group/api-types/testing/factories';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sentRecords } from '#platform/db/schema.ts';
import { removeContent } from '#testing/content.ts';
import { callAs, makeOtherRegistration } from '#testing/people.ts';
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

  it('that is in the trash is not made again, also when it was sent before what was sent was kept', async () => {
    const key = makeId();
    expect((await send(key)).statusCode).toBe(201);
    expect((await api.as.admin('DELETE', `${path}/${key}`)).statusCode).toBe(200);
    await api.services.db.delete(sentRecords);
    expect((await send(key)).statusCode).toBe(410);
  });

  it('is refused with a key that is not a UUID', async () => {
    const reply = await send('once');
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toBe('Idempotency-Key is not a UUID.');
  });
});

const address = '/api/members';
const member = () => makeOtherRegistration();
const run = async (title = 'Run shirt') => {
  const shirt = (await api.as.admin('POST', '/api/shop', { ...listing, title })).json();
  return { listingId: shirt.id, minimum: 3, closesAt: new Date(Date.now() + 3_600_000).toISOString() };
};
const allKinds = [
  ...kinds.map(({ path, input }) => ({ path, make: () => input, remove: path })),
  { path: '/api/admin/members', make: member, remove: address },
  { path: '/api/admin/runs', make: run, remove: '/api/admin/runs' },
];

describe.each(allKinds)('a record sent to $path', ({ path, make, remove }) => {
  it('that was deleted is not made again by its sender, who is told', async () => {
    const [key, input] = [makeId(), await make()];
    const send = (body: object = input) => api.as.admin('POST', path, body, { 'idempotency-key': key });
    expect((await send()).statusCode).toBe(201);
    expect(
      (await send({ ...input, title: 'Another', minimum: 9, fullName: 'Ama Other' })).json(),
    ).toMatchObject({
      code: 'key-reused',
    });
    const deleted =
      remove === address
        ? await api.as.admin('DELETE', '/api/admin/members/delete-by-batch', { batchSize: 1, ids: [key] })
        : await api.as.admin('DELETE', `${remove}/${key}`);
    expect(deleted.statusCode).toBe(200);
    for (let n = 0; n < 2; n += 1) {
      const reply = await send();
      expect(reply.statusCode).toBe(410);
      expect(reply.json()).toMatchObject({ code: 'gone', error: messages.admin.wasDeleted });
    }
  });
});

it('what was sent is known for ninety days, and of a member only until they are deleted for good', async () => {
  const { db, jobs } = api.services;
  await db.delete(sentRecords);
  const [leaver, trashed, old, kept] = [makeId(), makeId(), makeId(), makeId()];
  const send = (key: string, path: string, input: object) =>
    api.as.admin('POST', path, input, { 'idempotency-key': key });
  for (const key of [leaver, trashed])
    expect((await send(key, '/api/admin/members', member())).statusCode).toBe(201);
  for (const key of [old, kept]) await send(key, '/api/news', makeNewsInput());
  const sent = async () => (await db.select().from(sentRecords)).map(({ id }) => id).toSorted();
  const own = await callAs(api, leaver);
  expect((await own('DELETE', '/api/members/me')).json()).toEqual({ deleted: 1 });
  expect(await sent()).toEqual([trashed, old, kept].toSorted());
  const batch = { batchSize: 1, ids: [trashed] };
  await api.as.admin('DELETE', '/api/admin/members/delete-by-batch', batch);
  expect(await sent()).toContain(trashed);
  await api.as.admin('DELETE', '/api/admin/trash', { ids: [trashed] });
  expect(await sent()).toEqual([old, kept].toSorted());
  const age = { createdAt: sql`now() - interval '91 days'` };
  await db.update(sentRecords).set(age).where(eq(sentRecords.id, old));
  await jobs.enqueue(db, 'sweep-trash', {});
  await expect.poll(sent, { timeout: 15_000, interval: 100 }).toEqual([kept]);
});

it('one id of two kinds is deleted in both, and restored in both', async () => {
  const key = makeId();
  for (const { path, input } of kinds) {
    expect((await api.as.admin('POST', path, input, { 'idempotency-key': key })).statusCode).toBe(201);
    expect((await api.as.admin('DELETE', `${path}/${key}`)).statusCode).toBe(200);
  }
  const restored = await api.as.admin('POST', '/api/admin/trash/restore', { ids: [key] });
  expect(restored.json()).toEqual({ restored: 3, refused: [] });
  for (const { path } of kinds) expect((await api.as.visitor('GET', `${path}/${key}`)).statusCode).toBe(200);
});

it('the id of a record that the server named is not answered with it', async () => {
  const [first, second] = [await run('First'), await run('Second')];
  const { id } = (await api.as.admin('POST', '/api/admin/runs', first)).json();
  const reply = await api.as.admin('POST', '/api/admin/runs', second, { 'idempotency-key': id });
  expect(reply.statusCode).toBe(409);
  expect(reply.json().code).toBe('key-reused');
});
