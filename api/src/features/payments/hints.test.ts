import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentAttempts, paymentNotices } from '#platform/db/schema/payments.ts';
import { type ScriptedProvider, startScriptedProvider } from '#testing/scriptedProvider.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

let provider: ScriptedProvider;
let shop: TestShop;
beforeAll(async () => {
  provider = await startScriptedProvider();
  shop = await startTestShop({ sandboxProtocol: 'hubtel', publicUrl: provider.url });
});
afterAll(async () => {
  await shop.close();
  provider.stop();
});

async function openPayment() {
  const order = await shop.order();
  await shop.pay(order);
  const [attempt] = await shop.services.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, order.id));
  provider.says = { status: 'Unpaid' };
  const body = JSON.stringify({
    ResponseCode: '0000',
    Status: 'Success',
    Data: {
      ClientReference: attempt?.reference,
      Status: 'Success',
      Amount: order.totalAmount,
      CustomerPhoneNumber: '233551234987',
      PaymentDetails: { MobileMoneyNumber: '233551234987' },
    },
  });
  return { order, attempt, body, noticePath: provider.noticePath, returnPath: provider.returnPath };
}
const post = (url: string, body: string) =>
  shop.as.visitor('POST', url, body, { 'content-type': 'application/json' });

it('ignores notices at the address that the payer knows', async () => {
  const { body, noticePath, returnPath } = await openPayment();
  const token = returnPath.split('/').pop() ?? '';
  expect(noticePath).not.toContain(token);
  expect((await post(`/api/payments/hubtel/${token}`, body)).statusCode).toBe(404);
  expect((await shop.as.visitor('GET', noticePath.replace('hubtel', 'return'))).statusCode).toBe(404);
});

it('finds the payment by the real notice after a forged one, and stores neither', async () => {
  const { order, body, noticePath } = await openPayment();
  expect((await post(noticePath, body)).statusCode).toBe(200);
  const before = provider.checks;
  await expect.poll(() => provider.checks, { timeout: 10_000 }).toBeGreaterThan(before);
  provider.says = { status: 'Paid', amount: order.totalAmount };
  expect((await post(noticePath, body)).statusCode).toBe(200);
  await expect
    .poll(async () => (await shop.as.visitor('GET', `/api/orders/${order.id}`)).json().status, {
      timeout: 15_000,
    })
    .toBe('paid');
  expect(await shop.services.db.$count(paymentNotices)).toBe(0);
});

it('limits provider checks, however many notices and returns arrive', async () => {
  const { noticePath, returnPath, body } = await openPayment();
  const before = provider.checks;
  const started = Date.now();
  await Promise.all([
    ...Array.from({ length: 20 }, () => shop.as.visitor('GET', returnPath)),
    ...Array.from({ length: 20 }, () => post(noticePath, body)),
  ]);
  for (const reply of await Promise.all(
    Array.from({ length: 5 }, () => shop.as.visitor('GET', returnPath)),
  )) {
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toContain('status=pending');
  }
  const passed = (Date.now() - started) / 5000;
  expect(provider.checks - before).toBeGreaterThan(0);
  expect(provider.checks - before).toBeLessThanOrEqual(3 + 2 * Math.floor(passed));
});

it('limits notices in size and number', async () => {
  const { noticePath, body } = await openPayment();
  expect((await post(noticePath, `${body}${' '.repeat(33_000)}`)).statusCode).toBe(413);
  const statuses: number[] = [];
  for (let times = 0; times < 62; times += 1) statuses.push((await post(noticePath, body)).statusCode);
  expect(statuses.slice(0, 60)).toEqual(statuses.slice(0, 60).map(() => 200));
  expect(statuses.at(-1)).toBe(429);
});

it('deletes notices after 90 days', async () => {
  const old = {
    id: crypto.randomUUID(),
    provider: 'paystack',
    dedupeKey: 'old',
    createdAt: sql`now() - interval '91 days'`,
  };
  await shop.services.db
    .insert(paymentNotices)
    .values([
      old,
      { ...old, id: crypto.randomUUID(), dedupeKey: 'new', createdAt: sql`now() - interval '89 days'` },
    ]);
  await shop.services.jobs.enqueue(shop.services.db, 'sweep-payments', {});
  const keys = async () =>
    (await shop.services.db.select().from(paymentNotices)).map(({ dedupeKey }) => dedupeKey);
  await expect.poll(keys, { timeout: 15_000 }).toEqual(['new']);
});
