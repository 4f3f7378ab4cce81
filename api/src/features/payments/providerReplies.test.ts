import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ScriptedProvider, startScriptedProvider } from '#testing/scriptedProvider.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

describe.each(['paystack', 'hubtel'] as const)('an amount in a reply of %s', (sandboxProtocol) => {
  const isHubtel = sandboxProtocol === 'hubtel';
  let provider: ScriptedProvider;
  let shop: TestShop;
  beforeAll(async () => {
    provider = await startScriptedProvider();
    shop = await startTestShop({ sandboxProtocol, publicUrl: provider.url });
  });
  afterAll(async () => {
    await shop.close();
    provider.stop();
  });

  /** An order that the provider reports as paid, with the given fields. */
  async function paidWith(says: (due: number) => Record<string, unknown>): Promise<OrderDetails> {
    const order = await shop.order();
    await shop.pay(order);
    const due = isHubtel ? order.totalAmount : Math.round(order.totalAmount * 100);
    const success = isHubtel ? { status: 'Paid' } : { status: 'success', currency: 'GHS', domain: 'test' };
    provider.says = { ...success, ...says(due) };
    const reply = await shop.as.admin('POST', `/api/admin/orders/${order.id}/check-payment`, {});
    expect(reply.statusCode).toBe(200);
    return reply.json<OrderDetails>();
  }

  it.each(['71.12000000000002', '71.125', '-5', '"7112"', 'null', '1e400', '{}', '0'])(
    'that is %s needs review, with the original figure',
    async (raw) => {
      const figure = raw === '1e400' ? null : JSON.parse(raw);
      const { status, paymentState, needsReview, history } = await paidWith(() => ({ amount: figure }));
      expect({ status, paymentState, needsReview }).toEqual({
        status: 'pending',
        paymentState: 'needs-review',
        needsReview: true,
      });
      const shown = figure === null ? 'unknown number' : raw;
      expect(history.at(-1)?.reason).toContain(shown);
    },
  );

  it('that is more than the order total is accepted: the payer may pay the fees', async () => {
    const { status } = await paidWith((due) => ({
      amount: isHubtel ? due + 3 : due + 300,
      ...(!isHubtel && { requested_amount: due }),
    }));
    expect(status).toBe('paid');
  });

  it.runIf(!isHubtel)('that is too low does not pay, whatever was requested', async () => {
    const order = await paidWith((due) => ({ amount: 1, requested_amount: due }));
    expect(order).toMatchObject({ status: 'pending', paymentState: 'needs-review' });
    expect(order.history.at(-1)?.reason).toMatch(/^Paid 1 pesewas, expected \d+$/);
  });

  it.runIf(!isHubtel)('is still to be paid when Paystack never received the payment', async () => {
    const order = await shop.order();
    await shop.pay(order);
    provider.status = 400;
    const reply = await shop.as.admin('POST', `/api/admin/orders/${order.id}/check-payment`, {});
    provider.status = 200;
    expect(reply.json()).toMatchObject({ status: 'pending', paymentState: 'pending' });
  });

  it.runIf(!isHubtel)('is rejected when another amount was requested', async () => {
    const order = await paidWith((due) => ({ amount: due, requested_amount: due - 1 }));
    expect(order).toMatchObject({ status: 'pending', paymentState: 'needs-review' });
  });
});
