import type { Order } from '@year-group/api-types/shop/order';
import type { Run, RunBoard } from '@year-group/api-types/shop/run';
import { eq } from 'drizzle-orm';
import { runs } from '#platform/db/schema.ts';
import { orderOf } from './shirts.ts';
import type { TestShop } from './testShop.ts';

const hourMs = 60 * 60 * 1000;

/** Plans a run and opens it; it closes in an hour. Fails unless both are accepted. */
export async function openRun(shop: TestShop, listingId: string, fields: object = {}): Promise<Run> {
  const closesAt = new Date(Date.now() + hourMs).toISOString();
  const planned = await shop.as.admin('POST', '/api/admin/runs', {
    listingId,
    minimum: 3,
    closesAt,
    ...fields,
  });
  if (planned.statusCode !== 201) throw new Error(planned.body);
  return step(shop, planned.json<Run>().id, 'open');
}

/** Moves a run on; fails unless that is accepted. */
export async function step(shop: TestShop, id: string, name: string): Promise<Run> {
  const reply = await shop.as.admin('POST', `/api/admin/runs/${id}/step`, { step: name });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<Run>();
}

/** The run as officers see it. */
export const boardOf = async (shop: TestShop, id: string): Promise<RunBoard> =>
  (await shop.as.admin('GET', `/api/admin/runs/${id}`)).json<RunBoard>();

/** Lets the run's time be over, and the job that closes runs look. */
export async function endTime(shop: TestShop, id: string): Promise<void> {
  const { db, jobs } = shop.services;
  await db
    .update(runs)
    .set({ closesAt: new Date(Date.now() - 1000) })
    .where(eq(runs.id, id));
  await jobs.enqueue(db, 'close-runs', {});
}

/** Orders and pays these lines at the sandbox; resolves to the order once it is paid. */
export async function payFor(shop: TestShop, cart: object[]): Promise<Order> {
  const order = await orderOf(shop, cart);
  await shop.press(await shop.pay(order), 'pay');
  return shop.until(order.id, ({ status }) => status === 'paid');
}
