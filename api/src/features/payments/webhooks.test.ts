import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentAttempts, paymentNotices } from '#platform/db/schema/payments.ts';
import { noticesProcessed } from '#testing/notices.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';
import { createPaystack } from './providers/paystack.ts';
import { sandboxKeys } from './sandbox/wire.ts';

const notice = (reference: string, fields = {}) =>
  JSON.stringify({
    event: 'charge.success',
    data: { id: 7, reference, amount: 1, currency: 'GHS', status: 'success', ...fields },
  });
const signed = (body: string) => ({
  'content-type': 'application/json',
  'x-paystack-signature': createHmac('sha512', sandboxKeys.paystack).update(body).digest('hex'),
});

describe("a payment provider's notice", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  async function openPayment() {
    const order = await shop.order();
    await shop.pay(order);
    const attempts = await shop.services.db.select().from(paymentAttempts);
    const attempt = attempts.find(({ orderId }) => orderId === order.id);
    return { reference: attempt?.reference ?? '' };
  }

  /** All orders as the administrator sees them, and the revenue. */
  const read = async () => [
    (await shop.as.admin('GET', '/api/admin/orders/download')).json(),
    (await shop.as.admin('GET', '/api/admin/revenue')).json(),
  ];

  it('that is forged is refused and changes nothing', async () => {
    const { reference } = await openPayment();
    const before = await read();
    const body = notice(reference);
    const headers = { ...signed(body), 'x-paystack-signature': signed(`${body} `)['x-paystack-signature'] };
    const reply = await shop.as.visitor('POST', '/api/payments/paystack', body, headers);
    expect(reply.statusCode).toBe(401);
    await noticesProcessed(shop);
    expect(await read()).toEqual(before);
  });

  it('that claims a payment which the provider does not confirm changes nothing', async () => {
    const { reference } = await openPayment();
    const before = await read();
    const body = notice(reference);
    expect((await shop.as.visitor('POST', '/api/payments/paystack', body, signed(body))).statusCode).toBe(
      200,
    );
    await noticesProcessed(shop);
    expect(await read()).toEqual(before);
  });

  it('that is repeated is stored once', async () => {
    const { reference } = await openPayment();
    const before = await shop.services.db.$count(paymentNotices);
    const body = notice(reference, { id: 8 });
    for (let times = 0; times < 3; times += 1)
      await shop.as.visitor('POST', '/api/payments/paystack', body, signed(body));
    expect(await shop.services.db.$count(paymentNotices)).toBe(before + 1);
  });

  it('about an unknown payment is accepted and changes nothing', async () => {
    await openPayment();
    const [before, stored] = [await read(), await shop.services.db.$count(paymentNotices)];
    const body = notice('SOMEBODY-ELSE');
    expect((await shop.as.visitor('POST', '/api/payments/paystack', body, signed(body))).statusCode).toBe(
      200,
    );
    expect(await shop.services.db.$count(paymentNotices)).toBe(stored + 1);
    await noticesProcessed(shop);
    expect(await read()).toEqual(before);
  });

  it('at an address of Hubtel with an unknown token is answered 404', async () => {
    const body = JSON.stringify({ ResponseCode: '0000', Data: { ClientReference: 'x', Status: 'Success' } });
    const reply = await shop.as.visitor('POST', '/api/payments/hubtel/guess', body, {
      'content-type': 'application/json',
    });
    expect(reply.statusCode).toBe(404);
  });

  it('with a body that is too large is refused', async () => {
    const body = notice('x'.repeat(70_000));
    expect((await shop.as.visitor('POST', '/api/payments/paystack', body, signed(body))).statusCode).toBe(
      413,
    );
  });
});

describe("Paystack's signature", () => {
  const paystack = createPaystack('sk_test_year_group_2015');
  const body =
    '{"event":"charge.success","data":{"reference":"YG15-1001-A1","amount":12550,"currency":"GHS","status":"success"}}';
  const signature =
    '902969f3224e221b8687758630cfabe49dcfa8a6023b1ca2aa7d2415b3184dedede069cbc28da49a3506ad3dffa08d930c89d8e34023dd6a61f4e478a46bb853';
  const read = (text: string) =>
    paystack.readNotice(Buffer.from(text), { 'x-paystack-signature': signature });

  it('covers the raw bytes', () => {
    expect(read(body)).toMatchObject({ reference: 'YG15-1001-A1' });
  });

  it('does not match the same notice with one more space', () => {
    expect(read(body.replace(/}$/, ' }'))).toBeUndefined();
  });

  it('is required', () => {
    expect(paystack.readNotice(Buffer.from(body), {})).toBeUndefined();
  });
});
