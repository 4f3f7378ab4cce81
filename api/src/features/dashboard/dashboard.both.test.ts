import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { AllFigures } from '@year-group/api-types/system/dashboard';
import { dashboardSchema } from '@year-group/api-types/system/dashboard';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { rowsOf } from '#platform/db/database.ts';
import { members, orderLines, orders, payments, refunds } from '#platform/db/schema.ts';
import { dateFromToday, publishEvent, removeContent } from '#testing/content.ts';
import { registerMember } from '#testing/people.ts';
import { memberId, useTestApp } from '#testing/testApp.ts';
import { shownMonths } from './dashboardRoutes.ts';

const api = useTestApp();
beforeEach(async () => {
  await removeContent(api);
  await api.services.db.delete(orders);
});

const read = async (): Promise<AllFigures> => (await api.as.admin('GET', '/api/admin/dashboard')).json();
const months = shownMonths();
const [oldest = '', thisMonth = ''] = [months[0], months.at(-1)];
const inMonth = (month: string, rest = '15T12:00:00Z') => new Date(`${month}-${rest}`);

/** Stores a paid order of one line. */
async function store({
  pesewas = 10_000,
  paidAt = null as Date | null,
  refundedAt = null as Date | null,
  listingId = randomUUID(),
  quantity = 1,
  title = 'Mug',
  ...fields
}: Partial<typeof orders.$inferInsert> &
  Record<string, unknown> & {
    pesewas?: number;
    paidAt?: Date | null;
    refundedAt?: Date | null;
    listingId?: string;
    quantity?: number;
    title?: string;
  }): Promise<string> {
  const { db } = api.services;
  const id = randomUUID();
  await db.insert(orders).values({
    id,
    customerName: 'Ama Owusu',
    customerEmail: 'ama@example.com',
    customerPhone: '+233241112223',
    shippingAddress: 'Legon',
    deliveryMethod: 'Standard Delivery',
    deliveryPesewas: 0,
    totalPesewas: pesewas,
    status: paidAt ? 'paid' : 'pending',
    paidAt,
    paymentState: paidAt ? 'succeeded' : null,
    ...fields,
  });
  const money = { id: randomUUIDv7(), orderId: id, pesewas };
  if (paidAt) await db.insert(payments).values({ ...money, receivedAt: paidAt });
  if (refundedAt)
    await db.insert(refunds).values({ ...money, how: 'dashboard', state: 'done', doneAt: refundedAt });
  const refundId = refundedAt && money.id;
  const line = {
    orderId: id,
    position: 0,
    listingId,
    title,
    imageUrl: '',
    quantity,
    refundId,
    soldAt: paidAt,
  };
  await db.insert(orderLines).values({ ...line, id: randomUUIDv7(), pricePesewas: pesewas / quantity });
  return id;
}

it('shows twelve empty months when there is no data', async () => {
  const found = await read();
  expect(dashboardSchema.safeParse(found).error).toBeUndefined();
  expect(months).toHaveLength(12);
  expect(found.revenue).toEqual({
    months: months.map((month) => ({ month, settled: 0, refunded: 0, net: 0 })),
  });
  expect(found.ordersByStatus).toEqual(
    ['pending', 'paid', 'shipped', 'delivered', 'cancelled'].map((status) => ({ status, count: 0 })),
  );
  expect(found.bestSelling).toEqual([]);
  expect(found.today).toMatchObject({
    inDoubt: { total: 0, orders: [] },
    failedPayments: 0,
    toPack: { total: 0, orders: [] },
    nextEvent: null,
  });
});

it('counts a payment and a refund each in its month, and all of them in the revenue call', async () => {
  await store({ pesewas: 10_050, paidAt: inMonth(oldest, '01T00:00:00Z') });
  await store({ pesewas: 5000, paidAt: inMonth(oldest), refundedAt: inMonth(thisMonth, '01T00:00:00Z') });
  await store({ pesewas: 700, paidAt: new Date(inMonth(oldest, '01T00:00:00Z').getTime() - 1) });
  await store({ pesewas: 999_999 });
  const { revenue } = await read();
  expect(revenue.months.filter(({ settled, refunded }) => settled || refunded)).toEqual([
    { month: oldest, settled: 150.5, refunded: 0, net: 150.5 },
    { month: thisMonth, settled: 0, refunded: 50, net: -50 },
  ]);
  const { totalRevenue } = (await api.as.admin('GET', '/api/admin/revenue')).json();
  expect(totalRevenue).toBe(107.5);
});

it('counts orders by status and lists waiting orders oldest first, without those that need review', async () => {
  const at = (minute: number) => ({ createdAt: inMonth(thisMonth, `02T10:0${minute}:00Z`) });
  const paidAt = inMonth(thisMonth);
  const later = await store({ paidAt, ...at(5) });
  const sooner = await store({ paidAt, ...at(1) });
  const doubtful = await store({ paidAt, ...at(0), needsReview: true });
  const pending = await store({ ...at(3), needsReview: true });
  for (let n = 0; n < 5; n += 1) await store({ paidAt, ...at(6) });
  await store({ paidAt, status: 'shipped' });
  const { ordersByStatus, today } = await read();
  expect(ordersByStatus.map(({ count }) => count)).toEqual([1, 8, 1, 0, 0]);
  expect(today.toPack.total).toBe(7);
  expect(today.toPack.orders).toHaveLength(5);
  expect(today.toPack.orders.slice(0, 2).map(({ id }) => id)).toEqual([sooner, later]);
  expect(today.inDoubt.total).toBe(2);
  expect(today.inDoubt.orders.map(({ id }) => id)).toEqual([doubtful, pending]);
  expect(today.inDoubt.orders[0]).toEqual((await api.as.admin('GET', `/api/orders/${doubtful}`)).json());
});

it.runIf(process.env.TEST_DATABASE === 'postgres')('counts what is to be packed at one moment', async () => {
  const { db } = api.services;
  const id = await store({ paidAt: inMonth(thisMonth), status: 'shipped', needsReview: true });
  await read();
  const others = sql`select bool_and(wait_event_type is not distinct from 'Lock') as waits
    from pg_stat_activity
    where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`;
  const { reading } = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table refunds`);
    const begun = { reading: api.as.admin('GET', '/api/admin/dashboard') };
    const wait = async () => (await rowsOf<{ waits: boolean | null }>(db, others))[0]?.waits;
    await expect.poll(wait, { timeout: 15_000 }).toBe(true);
    await tx.update(orders).set({ status: 'paid' }).where(eq(orders.id, id));
    return begun;
  });
  expect((await reading).json()).toMatchObject({ today: { toPack: { total: 0, orders: [] } } });
});

it('counts failed payments that still wait for an answer, as many as their list has', async () => {
  await store({ paymentState: 'failed' });
  await store({ paymentState: 'cancelled' });
  await store({ paymentState: 'pending' });
  await store({ paymentState: null });
  await store({ paymentState: 'failed', status: 'cancelled' });
  await store({ paidAt: inMonth(thisMonth), paymentState: 'failed' });
  expect((await read()).today.failedPayments).toBe(2);
  const list = await api.as.admin('GET', '/api/orders?payment=failed&status=pending');
  expect(list.json()).toHaveLength(2);
});

it('lists the five best-selling listings by paid orders, under their current titles', async () => {
  const paidAt = inMonth(thisMonth);
  const mug = {
    title: 'Mug, second edition',
    description: 'Stoneware',
    price: 45,
    category: 'Souvenirs',
    condition: 'new',
    imageUrl: '/uploads/a-1200x1200-aabbcc.webp',
  };
  const { id: listingId } = (await api.as.admin('POST', '/api/shop', mug)).json();
  await store({ listingId, quantity: 3, pesewas: 9000, paidAt });
  await store({ listingId, quantity: 4, pesewas: 12_000, paidAt });
  await store({ listingId, quantity: 50, pesewas: 100 });
  const gone = randomUUID();
  await store({ listingId: gone, quantity: 5, pesewas: 500, paidAt, title: 'Cap' });
  await store({ quantity: 90, pesewas: 9000, paidAt, refundedAt: paidAt });
  for (let n = 0; n < 4; n += 1) await store({ paidAt });
  const { bestSelling } = await read();
  expect(bestSelling).toHaveLength(5);
  expect(bestSelling.slice(0, 2)).toEqual([
    { listingId, title: 'Mug, second edition', quantity: 7, revenue: 210 },
    { listingId: gone, title: 'Cap', quantity: 5, revenue: 5 },
  ]);
});

it('counts members by month and house, and lists the newest', async () => {
  const { db } = api.services;
  await db
    .update(members)
    .set({ registeredAt: inMonth(oldest) })
    .where(eq(members.id, memberId));
  const before = await read();
  const first = await registerMember(api, { houseAtPresec: 'House 9' });
  const second = await registerMember(api, { houseAtPresec: 'House 9', hidden: ['phone'] });
  // Who waits to be admitted is registered, and no member yet.
  const waiting = await registerMember(api, { houseAtPresec: 'House 9' });
  await db
    .update(members)
    .set({ awaiting: ['admission'] })
    .where(eq(members.id, waiting.id));
  const { registrations, houses, today } = await read();
  expect(registrations.total).toBe(before.registrations.total + 3);
  expect(registrations.months).toHaveLength(12);
  expect(registrations.months[0]).toEqual({ month: oldest, count: 1 });
  expect(registrations.months.at(-1)).toEqual({ month: thisMonth, count: 3 });
  expect(houses).toContainEqual({ house: 'House 9', count: 2 });
  expect(today.newestMembers.slice(0, 2)).toEqual([second, first]);
});

it("shows the next event, which is today's until the day is over", async () => {
  await publishEvent(api, { title: 'past', date: dateFromToday(-1) });
  await publishEvent(api, { title: 'later', date: dateFromToday(9) });
  expect((await read()).today.nextEvent).toMatchObject({ title: 'later' });
  const today = await publishEvent(api, { title: 'today', date: dateFromToday(0), time: '00:00' });
  const answers = { coming: 0, notComing: 0 };
  expect((await read()).today.nextEvent).toEqual({ ...today, answers });
});

it('counts the answers to the next event', async () => {
  const { id: eventId } = await publishEvent(api, { date: dateFromToday(1) });
  const answer = (coming: boolean) =>
    api.as.visitor('PUT', `/api/event-answers/${randomUUID()}`, { eventId, name: 'Ama', coming, guests: 2 });
  await answer(true);
  await answer(false);
  expect((await read()).today.nextEvent?.answers).toEqual({ coming: 3, notComing: 1 });
});
