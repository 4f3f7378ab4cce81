import type { Action } from '@year-group/api-types/officers/action';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishNews } from '#testing/content.ts';
import { registerMember } from '#testing/people.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** The newest entry about a record. */
async function entry(target: string): Promise<Action | undefined> {
  const log = (await shop.as.admin('GET', '/api/admin/actions')).json<Action[]>();
  return log.find((action) => action.target === target);
}

it('names a record, then points to the trash, then has nothing to point to', async () => {
  const { id, title } = await publishNews(shop);
  expect((await entry(`news/${id}`))?.subject).toEqual({ name: title, isInTrash: false });
  await shop.as.admin('DELETE', `/api/news/${id}`);
  expect((await entry(`news/${id}`))?.subject).toEqual({ name: title, isInTrash: true });
  await shop.as.admin('DELETE', '/api/admin/trash', { ids: [id] });
  expect(await entry(`news/${id}`)).not.toHaveProperty('subject');
});

it('names a deleted member only while they are in the trash, and never in the download', async () => {
  const { id, fullName } = await registerMember(shop);
  await shop.as.admin('DELETE', '/api/admin/members/delete-by-batch', { batchSize: 1, ids: [id] });
  expect(await entry(`members/${id}`)).toMatchObject({
    detail: '',
    subject: { name: fullName, isInTrash: true },
  });
  expect((await shop.as.admin('GET', '/api/admin/actions/download')).body).not.toContain(fullName);
  await shop.as.admin('DELETE', '/api/admin/trash', { ids: [id] });
  expect(JSON.stringify(await entry(`members/${id}`))).not.toContain(fullName);
});

it('names an order by its short number', async () => {
  const { id } = await shop.order();
  await shop.as.admin('PUT', `/api/orders/${id}`, { status: 'cancelled' });
  expect((await entry(`orders/${id}`))?.subject).toEqual({ name: orderNumber(id), isInTrash: false });
});
