import { createHmac } from 'node:crypto';
import { propertyRuns } from '@year-group/api-types/testing/propertyRuns';
import { and, eq, like } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentAttempts } from '#platform/db/schema/payments.ts';
import { mails, orderHistory } from '#platform/db/schema.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';
import { sandboxKeys } from './sandbox/wire.ts';

/** What the payer does at the provider; the last one counts. */
const choices = ['notice-lost', 'notice-twice', 'wrong-amount', 'wrong-currency', 'decline'] as const;
/** What reaches the shop meanwhile, in any order and concurrently. */
const arrivals = [
  'webhook',
  'same webhook',
  'forged',
  'return',
  'cancelled',
  'check',
  'dying check',
] as const;

const moments = fc.array(
  fc.oneof(
    fc.record({ chooses: fc.constantFrom(...choices) }),
    fc.record({ arrive: fc.array(fc.constantFrom(...arrivals), { minLength: 1, maxLength: 4 }) }),
  ),
  { minLength: 1, maxLength: 6 },
);

describe('for any events in any order', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({}, 1000);
  });
  afterAll(() => shop.close());

  it('an order is paid at most once, with the right amount, one receipt and one stock deduction', async () => {
    await fc.assert(
      fc.asyncProperty(moments, async (storm) => {
        const stockBefore = await stock();
        const order = await shop.order();
        const checkoutUrl = await shop.pay(order);
        let chosen: (typeof choices)[number] | undefined;
        for (const moment of storm) {
          if ('arrive' in moment) {
            await Promise.all(moment.arrive.map((arrival) => arrive(arrival, order.id)));
          } else {
            // As at a real provider, a payment stays paid.
            if (chosen && chosen !== 'decline') continue;
            chosen = moment.chooses;
            await shop.press(checkoutUrl, chosen);
          }
        }
        await shop.as.admin('POST', `/api/admin/orders/${order.id}/check-payment`, {});
        const isPaid = chosen === 'notice-lost' || chosen === 'notice-twice';
        const { status } = (await shop.as.admin('GET', `/api/orders/${order.id}`)).json<{ status: string }>();
        expect(status).toBe(isPaid ? 'paid' : 'pending');
        expect(await payments(order.id)).toBe(isPaid ? 1 : 0);
        expect(await stock()).toBe(stockBefore - (isPaid ? 1 : 0));
        expect(await receipts(order.id)).toBe(isPaid ? 1 : 0);
      }),
      { numRuns: propertyRuns(25) },
    );
    // Each process that stops meanwhile is a complete application.
  }, 90_000);

  async function arrive(arrival: (typeof arrivals)[number], orderId: string): Promise<void> {
    const [attempt] = await shop.services.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, orderId));
    const { reference = '', callbackToken = '' } = attempt ?? {};
    if (arrival === 'webhook') return notice(reference, crypto.randomUUID());
    if (arrival === 'same webhook') return notice(reference, reference);
    if (arrival === 'forged') return notice(reference, crypto.randomUUID(), 'sk_test_somebody_else');
    if (arrival === 'return' || arrival === 'cancelled') {
      const outcome = arrival === 'cancelled' ? '?outcome=cancelled' : '';
      await shop.as.visitor('GET', `/api/payments/return/${callbackToken}${outcome}`);
      return;
    }
    const check = (process: Pick<TestShop, 'as'>) =>
      process.as.admin('POST', `/api/admin/orders/${orderId}/check-payment`, {});
    if (arrival === 'check') {
      await check(shop);
      return;
    }
    // Another process that stops during its work.
    const dying = await shop.startAnother();
    const checking = check(dying).catch(() => {});
    await dying.close();
    await checking;
  }

  async function notice(reference: string, id: string, key: string = sandboxKeys.paystack): Promise<void> {
    const body = JSON.stringify({ event: 'charge.success', data: { id, reference, status: 'success' } });
    await shop.as.visitor('POST', '/api/payments/paystack', body, {
      'content-type': 'application/json',
      'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex'),
    });
  }

  const payments = (orderId: string) =>
    shop.services.db.$count(
      orderHistory,
      and(eq(orderHistory.orderId, orderId), like(orderHistory.reason, 'Payment % confirmed')),
    );
  const stock = async () =>
    (await shop.as.visitor('GET', `/api/shop/${shop.listing.id}`)).json<{ stock: number }>().stock;
  const receipts = (orderId: string) =>
    shop.services.db.$count(mails, eq(mails.occasion, `order-paid:${orderId}`));
});
