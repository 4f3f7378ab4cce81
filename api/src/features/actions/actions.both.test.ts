import type { Action } from '@year-group/api-types/officers/action';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { adminActions, orders } from '#platform/db/schema.ts';
import { ownerAccountId } from '#platform/security/actor.ts';
import { publishEvent, publishNews } from '#testing/content.ts';
import { callAs, makeOtherRegistration, registerMember } from '#testing/people.ts';
import { adminPassword } from '#testing/testApp.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

let shop: TestShop;
/** Log entries from before the test. */
let earlier: number;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  earlier = await shop.services.db.$count(adminActions);
});
afterAll(() => shop.close());

const list = async (query = ''): Promise<Action[]> =>
  (await shop.as.admin('GET', `/api/admin/actions${query}`)).json();
/** Entries logged during the test, oldest first. */
async function logged(): Promise<[string, string, string][]> {
  const lines = (await list('?sort=createdAt:asc')).slice(earlier);
  return lines.map(({ action, target, detail }) => [action, target, detail]);
}
const logIn = (password: string) => shop.as.visitor('POST', '/api/admin/login', { password });

it('logs logins and failed logins', async () => {
  await logIn('wrong');
  await logIn(adminPassword);
  expect(await logged()).toEqual([
    ['login-failed', 'administrator', ''],
    ['login', 'administrator', ''],
  ]);
});

it('logs publishing, changes, deletions, restores and permanent deletions', async () => {
  const { id } = await publishNews(shop, { title: 'Library' });
  await shop.as.admin('PUT', `/api/news/${id}`, { title: 'Library opened' });
  await shop.as.admin('DELETE', `/api/news/${id}`);
  await shop.as.admin('POST', '/api/admin/trash/restore', { ids: [id] });
  const event = await publishEvent(shop, { title: 'Dinner' });
  await shop.as.admin('DELETE', `/api/events/${event.id}`);
  await shop.as.admin('DELETE', '/api/admin/trash', { ids: [event.id] });
  await shop.as.admin('PUT', `/api/shop/${shop.listing.id}`, { price: 200 });
  expect(await logged()).toEqual([
    ['publish', `news/${id}`, 'Library'],
    ['change', `news/${id}`, 'Library opened'],
    ['delete', `news/${id}`, 'Library opened'],
    ['restore', `news/${id}`, 'Library opened'],
    ['publish', `events/${event.id}`, 'Dinner'],
    ['delete', `events/${event.id}`, 'Dinner'],
    ['empty-trash', `events/${event.id}`, 'Dinner'],
    ['change', `shop/${shop.listing.id}`, 'Polo shirt'],
  ]);
});

it('logs order changes and downloads', async () => {
  const { id } = await shop.order();
  await shop.as.admin('PUT', `/api/orders/${id}`, { status: 'shipped', reason: 'Kofi took it along' });
  await shop.as.admin('POST', `/api/admin/orders/${id}/check-payment`, {});
  await shop.as.admin('GET', '/api/admin/orders/download');
  await shop.as.admin('GET', '/api/admin/members/download');
  const total = await shop.services.db.$count(orders);
  expect(await logged()).toEqual([
    ['order-status', `orders/${id}`, 'pending → shipped'],
    ['payment-check', `orders/${id}`, ''],
    ['export', 'orders', `${total}`],
    ['export', 'members', '1'],
  ]);
});

it('logs members by their ids only, and none of their own actions', async () => {
  const member = await registerMember(shop);
  const own = await callAs(shop, member.id);
  await own('PUT', `/api/members/${member.id}`, { currentOccupation: 'Baker' });
  await shop.as.admin('PUT', `/api/members/${member.id}`, { role: 'Treasurer' });
  const batch = { batchSize: 1, ids: [member.id] };
  await shop.as.admin('DELETE', '/api/admin/members/delete-by-batch', batch);
  await shop.as.admin('POST', '/api/admin/trash/restore', { ids: [member.id] });
  const rows = { members: [makeOtherRegistration()] };
  await shop.as.admin('POST', '/api/admin/members/import', { ...rows, dryRun: true });
  await shop.as.admin('POST', '/api/admin/members/import', { ...rows, dryRun: false });
  await own('DELETE', '/api/members/me');
  expect(await logged()).toEqual([
    ['change', `members/${member.id}`, 'Role'],
    ['delete', `members/${member.id}`, ''],
    ['restore', `members/${member.id}`, ''],
    ['import', 'members', '1'],
  ]);
});

it('logs nothing for refused requests', async () => {
  await shop.as.admin('POST', '/api/news', {});
  await shop.as.member('GET', '/api/admin/orders/download');
  await shop.as.admin('DELETE', `/api/news/${shop.listing.id}`);
  expect(await logged()).toEqual([]);
});

it('is listed by page, kind and search term, latest first', async () => {
  for (const title of ['Alpha', 'Beta', 'Gamma']) await publishNews(shop, { title });
  const details = async (query: string) => (await list(query)).map(({ detail }) => detail);
  expect(await details('?page=1&limit=2')).toEqual(['Gamma', 'Beta']);
  expect(await details('?page=1&limit=5&searchTerm=alph')).toEqual(['Alpha']);
  expect(await details('?action=login&limit=1')).toEqual(['']);
  const page = await shop.as.admin('GET', '/api/admin/actions?page=2&limit=2');
  expect(page.headers['content-range']).toBe(`actions 2-3/${earlier + 3}`);
  expect((await shop.as.admin('GET', '/api/admin/actions?action=steal')).statusCode).toBe(400);
});

it('says who did it: the officer by the name of that time, or nobody', async () => {
  await publishNews(shop, { title: 'By an officer' });
  await logIn('wrong');
  const [failed, published] = await list('?limit=2');
  expect(published).toMatchObject({ officerId: ownerAccountId, officerName: 'Owner' });
  expect(failed).toMatchObject({ action: 'login-failed', officerId: null, officerName: '' });
});

it('is listed by officer, area and days', async () => {
  const { db } = shop.services;
  const esi = { officerId: crypto.randomUUID(), officerName: 'Esi' };
  const entry = (target: string, createdAt: string, by: object = esi) => ({
    id: crypto.randomUUID(),
    action: 'change' as const,
    target,
    detail: createdAt,
    createdAt: new Date(createdAt),
    ...by,
  });
  await db
    .insert(adminActions)
    .values([
      entry('members/1', '2020-03-01T23:59:59.999Z'),
      entry('members', '2020-03-02T00:00:00Z'),
      entry('orders/1', '2020-03-02T12:00:00Z', {}),
      entry('members/2', '2020-03-03T23:59:59.999Z'),
      entry('membersOnly', '2020-03-04T00:00:00Z', { ...esi, officerName: 'Esi Boateng' }),
    ]);
  const found = async (query: string) => (await list(`?to=2020-12-31&${query}`)).map(({ detail }) => detail);
  expect(await found(`officer=${esi.officerId}&area=members`)).toEqual([
    '2020-03-03T23:59:59.999Z',
    '2020-03-02T00:00:00Z',
    '2020-03-01T23:59:59.999Z',
  ]);
  expect(await found('officer=system')).toEqual(['2020-03-02T12:00:00Z']);
  expect(await found('from=2020-03-02')).toHaveLength(4);
  const days = await list('?from=2020-03-02&to=2020-03-03&area=members');
  expect(days.map(({ target }) => target)).toEqual(['members/2', 'members']);
  const officers = (await shop.as.admin('GET', '/api/admin/actions/officers')).json();
  expect(officers).toEqual([
    { id: esi.officerId, name: 'Esi Boateng' },
    { id: ownerAccountId, name: 'Owner' },
  ]);
  for (const wrong of [
    'officer=Esi',
    'area=somewhere',
    'from=yesterday',
    'to=2020-02-30',
    'to=9999-12-31',
    'from=0000-01-01',
  ])
    expect((await shop.as.admin('GET', `/api/admin/actions?${wrong}`)).statusCode, wrong).toBe(400);
});

it('is downloaded with its filters, places and hashes, which is logged', async () => {
  const { db } = shop.services;
  const all = await shop.as.admin('GET', '/api/admin/actions/download');
  expect(all.json()).toHaveLength(earlier);
  const [newest] = await db.select().from(adminActions).where(eq(adminActions.position, earlier));
  expect(all.json()).toContainEqual(
    expect.objectContaining({ id: newest?.id, position: earlier, hash: newest?.hash }),
  );
  const chosen = await shop.as.admin('GET', '/api/admin/actions/download?searchTerm=members/2&area=members');
  expect(chosen.json()).toMatchObject([{ target: 'members/2', officerName: 'Esi' }]);
  expect(await logged()).toEqual([
    ['export', 'log', `${earlier}`],
    ['export', 'log', '1'],
  ]);
});

it('is append-only: the database refuses to change or delete an entry', async () => {
  const { db } = shop.services;
  await publishNews(shop);
  const before = await db.select().from(adminActions);
  const refusal = { cause: expect.objectContaining({ message: expect.stringContaining('only grows') }) };
  await expect(db.update(adminActions).set({ detail: '' })).rejects.toMatchObject(refusal);
  const [first] = before;
  await expect(db.delete(adminActions).where(eq(adminActions.id, first?.id ?? ''))).rejects.toMatchObject(
    refusal,
  );
  await expect(db.execute(sql`truncate admin_actions`)).rejects.toMatchObject(refusal);
  expect(await db.select().from(adminActions)).toEqual(before);
});
