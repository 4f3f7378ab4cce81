import type { Restored, TrashEntry } from '@year-group/api-types/content/trash';
import { makeId } from '@year-group/api-types/testing/factories';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { members, trash } from '#platform/db/schema.ts';
import { publishEvent, publishNews, removeContent } from '#testing/content.ts';
import { makeOfficer } from '#testing/officers.ts';
import { callAs, makeOtherRegistration, registerMember, sendRegistration } from '#testing/people.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
let address: string;
beforeAll(async () => {
  address = await api.listen();
});
beforeEach(async () => {
  await removeContent(api);
  await api.services.db.delete(trash);
});

const list = async (query = ''): Promise<TrashEntry[]> =>
  (await api.as.admin('GET', `/api/admin/trash${query}`)).json();
const restore = async (...ids: string[]): Promise<Restored> =>
  (await api.as.admin('POST', '/api/admin/trash/restore', { ids })).json();
const empty = (...ids: string[]) => api.as.admin('DELETE', '/api/admin/trash', { ids });
const offer = async (fields: object = {}) =>
  (
    await api.as.admin('POST', '/api/shop', {
      title: 'Crest mug',
      description: 'Stoneware',
      price: 45.5,
      category: 'Souvenirs',
      condition: 'new',
      imageUrl: '/uploads/mug-1200x1200-aabbcc.webp',
      stock: 7,
      ...fields,
    })
  ).json();
const deleteMembers = (...ids: string[]) =>
  api.as.admin('DELETE', '/api/admin/members/delete-by-batch', { batchSize: 1, ids });
const counted = () => api.services.db.$count(members);

const contents = [
  { kind: 'news', path: '/api/news', make: () => publishNews(api), detail: 'Giving back' },
  {
    kind: 'events',
    path: '/api/events',
    make: () => publishEvent(api, { date: '2026-12-19' }),
    detail: 'Reunion, December 19, 2026',
  },
  { kind: 'shop', path: '/api/shop', make: () => offer(), detail: 'GH₵45.50' },
] as const;

describe.each(contents)('deleted $kind', ({ kind, path, make, detail }) => {
  it('is restored unchanged, with its own id, and public replies follow at once', async () => {
    const before = await make();
    // Over the network, where cached replies are served while nothing changes.
    const read = () => fetch(`${address}${path}/${before.id}`);
    const readList = () => fetch(`${address}${path}`);
    const whole = await (await readList()).json();
    await api.as.admin('DELETE', `${path}/${before.id}`);
    expect((await read()).status).toBe(404);
    expect(await (await readList()).json()).not.toEqual(whole);

    const [entry] = await list();
    expect(entry).toEqual({
      id: before.id,
      kind,
      title: before.title,
      detail,
      deletedAt: expect.any(String),
      restorableUntil: expect.any(String),
    });
    const days = Date.parse(entry?.restorableUntil ?? '') - Date.parse(entry?.deletedAt ?? '');
    expect(days / 86_400_000).toBe(30);

    expect(await restore(before.id)).toEqual({ restored: 1, refused: [] });
    expect(await (await read()).json()).toEqual(before);
    expect(await (await readList()).json()).toEqual(whole);
    expect(await list()).toEqual([]);
  });
});

it('keeps a batch of news in the trash, and restores the chosen ones', async () => {
  const ids = [];
  for (const title of ['one', 'two', 'three']) ids.push((await publishNews(api, { title })).id);
  await api.as.admin('DELETE', '/api/admin/news/delete-by-batch', { batchSize: 3 });
  expect((await list()).map(({ title }) => title).toSorted()).toEqual(['one', 'three', 'two']);
  expect(await restore(ids[0] ?? '', ids[2] ?? '')).toEqual({ restored: 2, refused: [] });
  const { news } = (await api.as.visitor('GET', '/api/news')).json();
  expect(news.map(({ title }: { title: string }) => title)).toEqual(['three', 'one']);
  expect((await list()).map(({ title }) => title)).toEqual(['two']);
});

it('restores members with everything that was stored, and counts them again', async () => {
  const before = await registerMember(api, { role: 'Treasurer', hidden: ['phone'] });
  const own = await callAs(api, before.id);
  const count = await counted();
  await deleteMembers(before.id);
  expect(await counted()).toBe((count ?? 0) - 1);
  expect((await own('GET', '/api/members/me')).statusCode).toBe(401);
  expect(await list()).toMatchObject([{ kind: 'members', title: before.fullName, detail: before.email }]);
  expect(await restore(before.id)).toEqual({ restored: 1, refused: [] });
  expect((await api.as.admin('GET', `/api/members/${before.id}`)).json()).toEqual(before);
  expect(await counted()).toBe(count);
  // Their sessions are not restored.
  expect((await own('GET', '/api/members/me')).statusCode).toBe(401);
  expect((await (await callAs(api, before.id))('GET', '/api/members/me')).statusCode).toBe(200);
});

it.each([
  { field: 'email', message: 'A member with this email address is already registered.' },
  { field: 'phone', message: 'A member with this phone number is already registered.' },
] as const)(
  'refuses a member whose $field was registered again meanwhile, and keeps them in the trash',
  async (taken) => {
    const [gone, free] = [await registerMember(api), await registerMember(api)];
    await deleteMembers(gone.id, free.id);
    const again = makeOtherRegistration({ [taken.field]: gone[taken.field].toUpperCase() });
    expect((await sendRegistration(api, again)).statusCode).toBe(201);
    expect(await restore(gone.id, free.id)).toEqual({
      restored: 1,
      refused: [{ id: gone.id, message: taken.message }],
    });
    expect((await list()).map(({ id }) => id)).toEqual([gone.id]);
  },
);

it('restores once for two concurrent requests', async () => {
  const { id } = await publishNews(api);
  await api.as.admin('DELETE', `/api/news/${id}`);
  const replies = await Promise.all([restore(id), restore(id)]);
  expect(replies.reduce((sum, { restored }) => sum + restored, 0)).toBe(1);
  expect(replies.flatMap(({ refused }) => refused)).toEqual([
    { id, message: 'It is no longer in the trash.' },
  ]);
});

it('keeps nothing of members who delete themselves', async () => {
  const { id } = await registerMember(api);
  const own = await callAs(api, id);
  expect((await own('DELETE', '/api/members/me')).json()).toEqual({ deleted: 1 });
  expect(await list()).toEqual([]);
  expect(await api.services.db.$count(members, eq(members.id, id))).toBe(0);
});

it('deletes the chosen ones permanently, and says how many there were', async () => {
  const [first, second] = [await publishNews(api), await publishNews(api)];
  for (const { id } of [first, second]) await api.as.admin('DELETE', `/api/news/${id}`);
  expect((await empty(first.id, makeId())).json()).toEqual({ deleted: 1 });
  expect((await list()).map(({ id }) => id)).toEqual([second.id]);
  expect((await restore(first.id)).refused).toEqual([
    { id: first.id, message: 'It is no longer in the trash.' },
  ]);
});

it('is listed by kind, search term and page, latest first', async () => {
  const titles = ['Library', 'Football', 'Library again'];
  for (const title of titles)
    await api.as.admin('DELETE', `/api/news/${(await publishNews(api, { title })).id}`);
  await api.as.admin('DELETE', `/api/shop/${(await offer()).id}`);
  const titled = async (query: string) => (await list(query)).map(({ title }) => title);
  expect(await titled('')).toEqual(['Crest mug', 'Library again', 'Football', 'Library']);
  expect(await titled('?kind=news&page=2&limit=2')).toEqual(['Library']);
  expect(await titled('?searchTerm=library&sort=title:asc')).toEqual(['Library', 'Library again']);
  const paged = await api.as.admin('GET', '/api/admin/trash?page=1&limit=3');
  expect(paged.headers['content-range']).toBe('trash 0-2/4');
  expect((await api.as.admin('GET', '/api/admin/trash?kind=orders')).statusCode).toBe(400);
});

it('ends after thirty days: neither listed nor restored, then removed by the daily job', async () => {
  const [old, young] = [await publishNews(api), await publishNews(api)];
  for (const { id } of [old, young]) await api.as.admin('DELETE', `/api/news/${id}`);
  const { db, jobs } = api.services;
  const age = (id: string, days: number) =>
    db
      .update(trash)
      .set({ deletedAt: sql`now() - ${`${days} days`}::interval` })
      .where(eq(trash.id, id));
  await age(old.id, 30);
  await age(young.id, 29.9);
  expect((await list()).map(({ id }) => id)).toEqual([young.id]);
  expect((await restore(old.id)).restored).toBe(0);
  await jobs.enqueue(db, 'sweep-trash', {});
  await expect.poll(() => db.$count(trash), { timeout: 15_000, interval: 100 }).toBe(1);
  expect((await list()).map(({ id }) => id)).toEqual([young.id]);
});

/** Deletes a record of each kind; resolves to their ids. */
async function discardAll() {
  const { id } = await registerMember(api);
  await deleteMembers(id);
  const ids = [{ kind: 'members', id }];
  for (const { kind, path, make } of contents) {
    const made = await make();
    await api.as.admin('DELETE', `${path}/${made.id}`);
    ids.push({ kind, id: made.id });
  }
  return ids;
}

it.each([
  ['secretary', ['members']],
  ['editor', ['news', 'events']],
  ['shopkeeper', ['shop']],
] as const)('restores for the %s only %j', async (role, own) => {
  const { call } = await makeOfficer(api, role);
  const isOwn = (kind: string) => own.some((each) => each === kind);
  const discarded = await discardAll();
  for (const { kind, id } of discarded) {
    const reply = await call('POST', '/api/admin/trash/restore', { ids: [id] });
    expect(reply.statusCode, kind).toBe(isOwn(kind) ? 200 : 403);
    expect(reply.json(), kind).toMatchObject(isOwn(kind) ? { restored: 1 } : { code: 'forbidden' });
  }
  const kept = discarded.filter(({ kind }) => !isOwn(kind)).map(({ id }) => id);
  expect((await list()).map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
});

it.each([
  ['secretary', true],
  ['auditor', true],
  ['editor', false],
  ['shopkeeper', false],
] as const)('lists deleted members for the %s: %s', async (role, isShown) => {
  const { call } = await makeOfficer(api, role);
  await discardAll();
  const shown = async (query: string) => {
    const reply = await call('GET', `/api/admin/trash?page=1&limit=9${query}`);
    const kinds = reply.json<TrashEntry[]>().map(({ kind }) => kind);
    expect(reply.headers['content-range']).toMatch(new RegExp(`/${kinds.length}$`));
    return kinds.toSorted();
  };
  const members = isShown ? ['members'] : [];
  expect(await shown('')).toEqual(['events', ...members, 'news', 'shop']);
  expect(await shown('&kind=members')).toEqual(members);
  expect(await shown('&searchTerm=example.org')).toEqual(members);
});

it.each([{}, { ids: [] }, { ids: ['news'] }, { ids: 'all' }])('refuses %j as a choice', async (body) => {
  expect((await api.as.admin('POST', '/api/admin/trash/restore', body)).statusCode).toBe(400);
  expect((await api.as.admin('DELETE', '/api/admin/trash', body)).statusCode).toBe(400);
});
