import type { OrderStatus, PaymentState } from '@year-group/api-types/common/lists';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, orderHistory } from '#platform/db/schema.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

interface Case {
  scenario: string;
  /** The query of the status page when the payer returns; undefined when they do not. */
  back?: 'paid' | 'failed' | 'pending';
  order: OrderStatus;
  payment: PaymentState;
}

const cases: Case[] = [
  { scenario: 'pay', back: 'paid', order: 'paid', payment: 'succeeded' },
  { scenario: 'decline', back: 'failed', order: 'pending', payment: 'failed' },
  { scenario: 'cancel', back: 'failed', order: 'pending', payment: 'cancelled' },
  { scenario: 'leave', order: 'pending', payment: 'pending' },
  { scenario: 'pay-and-leave', order: 'paid', payment: 'succeeded' },
  { scenario: 'pay-late', back: 'pending', order: 'paid', payment: 'succeeded' },
  { scenario: 'notice-first', back: 'paid', order: 'paid', payment: 'succeeded' },
  { scenario: 'notice-twice', back: 'paid', order: 'paid', payment: 'succeeded' },
  { scenario: 'notice-lost', back: 'paid', order: 'paid', payment: 'succeeded' },
  { scenario: 'wrong-amount', back: 'pending', order: 'pending', payment: 'needs-review' },
  { scenario: 'wrong-currency', back: 'pending', order: 'pending', payment: 'needs-review' },
  { scenario: 'refund', back: 'pending', order: 'pending', payment: 'refunded' },
  { scenario: 'check-slow', back: 'paid', order: 'paid', payment: 'succeeded' },
];

describe.each(['paystack', 'hubtel'] as const)('a payment through %s', (sandboxProtocol) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ sandboxProtocol });
  });
  afterAll(() => shop.close());

  it.each(cases)(
    'ends $order, $payment when the payer chooses $scenario',
    async ({ scenario, back, order, payment }) => {
      // Hubtel's status check has no "failed": an unpaid one stays open until it expires.
      const isOpenAtHubtel = sandboxProtocol === 'hubtel' && scenario === 'decline';
      const placed = await shop.order(2);
      const next = await shop.press(await shop.pay(placed), scenario);
      if (back) {
        expect(next).toBeDefined();
        const page = await shop.returnToShop(next ?? '');
        expect(page.pathname).toBe('/payment-status');
        expect(page.searchParams.get('orderId')).toBe(placed.id);
        expect(page.searchParams.get('status')).toBe(isOpenAtHubtel ? 'pending' : back);
      } else expect(next).toBeUndefined();

      const expected = isOpenAtHubtel ? 'pending' : payment;
      const settled = await shop.until(
        placed.id,
        (each) => each.status === order && each.paymentState === expected,
      );
      expect(settled.totalAmount).toBe(placed.totalAmount);
      expect(await payments(placed.id)).toBe(order === 'paid' ? 1 : 0);
      expect(await receipts(placed.id)).toBe(order === 'paid' ? 1 : 0);
    },
  );

  it('stays unknown while the provider refuses status checks, and is found when it answers', async () => {
    const placed = await shop.order();
    const next = await shop.press(await shop.pay(placed), 'check-refused');
    const statuses: number[] = [];
    // The notice and the return may already have used some of the three refusals.
    for (let tries = 0; tries < 4 && statuses.at(-1) !== 200; tries += 1) {
      const reply = await shop.as.admin('POST', `/api/admin/orders/${placed.id}/check-payment`, {});
      statuses.push(reply.statusCode);
    }
    expect(next).toBeDefined();
    expect(statuses).toEqual([...statuses.slice(0, -1).map(() => 503), 200]);
    await shop.until(placed.id, ({ status }) => status === 'paid');
    expect(await payments(placed.id)).toBe(1);
  });

  async function payments(orderId: string): Promise<number> {
    const entries = await shop.services.db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, orderId));
    return entries.filter(({ toStatus }) => toStatus === 'paid').length;
  }
  const receipts = (orderId: string) =>
    shop.services.db.$count(mails, like(mails.occasion, `order-paid:${orderId}`));
});
