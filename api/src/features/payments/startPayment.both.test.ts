import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Order } from '@year-group/api-types/shop/order';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentAttempts } from '#platform/db/schema/payments.ts';
import { mails } from '#platform/db/schema.ts';
import { publishSection } from '#testing/group.ts';
import { placeOrder } from '#testing/shirts.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';
import { createHubtel } from './providers/hubtel.ts';
import { ProviderError } from './providers/provider.ts';

describe('starting a payment', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  const pay = (orderId: string, amount: number) =>
    shop.as.visitor('POST', '/api/pay', {
      orderId,
      amount,
      customerEmail: 'ama@example.com',
      customerPhone: '',
    });
  const attempts = (orderId: string) =>
    shop.services.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));

  it('concurrently leads to one page of the provider', async () => {
    const order = await shop.order();
    const [first, second] = await Promise.all([shop.pay(order), shop.pay(order)]);
    expect(first).toBe(second);
    expect(await attempts(order.id)).toHaveLength(1);
  });

  it('with another amount is refused with the stored figures', async () => {
    const order = await shop.order();
    const reply = await pay(order.id, 1);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'amount-mismatch',
      figures: { totalAmount: order.totalAmount },
    });
  });

  it('of an order that is paid is refused', async () => {
    const order = await shop.order();
    await shop.press(await shop.pay(order), 'pay');
    await shop.until(order.id, ({ status }) => status === 'paid');
    expect((await pay(order.id, order.totalAmount)).json()).toMatchObject({ code: 'already-paid' });
  });

  it('again after a declined one is a new attempt with its own reference', async () => {
    const order = await shop.order();
    await shop.press(await shop.pay(order), 'decline');
    await shop.until(order.id, ({ paymentState }) => paymentState === 'failed' || paymentState === 'pending');
    const next = await shop.returnToShop((await shop.press(await shop.pay(order), 'cancel')) ?? '');
    expect(next.searchParams.get('status')).toBe('failed');
    await shop.press(await shop.pay(order), 'pay');
    await shop.until(order.id, ({ status }) => status === 'paid');
    const references = (await attempts(order.id)).map(({ reference }) => reference);
    expect(new Set(references).size).toBe(references.length);
    for (const reference of references) expect(reference).toMatch(/^YG15-[A-Za-z0-9-]{1,27}$/);
  });

  it('does not lead to the page of a provider that is no longer configured', async () => {
    const order = await shop.order();
    await shop.pay(order);
    const before = { provider: 'hubtel', checkoutUrl: 'https://pay.hubtel.com/earlier' };
    await shop.services.db.update(paymentAttempts).set(before).where(eq(paymentAttempts.orderId, order.id));
    expect(await shop.pay(order)).toContain('/sandbox/');
    expect(await attempts(order.id)).toHaveLength(2);
  });

  it('of an unknown order is 404', async () => {
    expect((await pay(crypto.randomUUID(), 1)).statusCode).toBe(404);
  });
});

describe.each(['sandbox', 'none'] as const)('paying nothing with the provider %s', (paymentProvider) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ paymentProvider });
    const gate = { name: 'The gate', address: 'Legon', times: '', fee: 0 };
    await publishSection(shop, 'shop', { pickUpPoints: [gate] });
  });
  afterAll(() => shop.close());

  const payNothing = ({ id: orderId }: Order) => shop.as.visitor('POST', '/api/pay', { orderId, amount: 0 });
  const stored = async ({ id }: Order) => ({
    order: (await shop.as.admin('GET', `/api/orders/${id}`)).json<Order>(),
    attempts: await shop.services.db.$count(paymentAttempts, eq(paymentAttempts.orderId, id)),
    letters: await shop.services.db
      .select({ occasion: mails.occasion })
      .from(mails)
      .where(like(mails.occasion, `order-%:${id}`)),
  });

  it('is refused for an order that costs something, which stays pending', async () => {
    const order = await shop.order();
    const reply = await payNothing(order);
    expect(reply.statusCode).toBe(409);
    const figures = { totalAmount: order.totalAmount };
    expect(reply.json()).toMatchObject({ code: 'amount-mismatch', figures });
    const unpaid = { status: 'pending', payment: 'none' };
    expect(await stored(order)).toMatchObject({ order: unpaid, attempts: 0, letters: [] });
  });

  it('pays an order of GH₵0.00 at once, with one receipt and no attempt', async () => {
    await shop.as.admin('PUT', `/api/shop/${shop.listing.id}`, { price: 0 });
    const pickUp = { deliveryMethod: 'Pick-up', receiveAt: 'The gate', deliveryCost: 0 };
    const placed = await placeOrder(shop, [{ id: shop.listing.id, quantity: 1 }], pickUp);
    const order = placed.json<Order>();
    expect(order).toMatchObject({ totalAmount: 0, status: 'pending' });
    const { checkoutUrl } = (await payNothing(order)).json<{ data: { checkoutUrl: string } }>().data;
    expect(checkoutUrl).toBe(`${shop.services.settings.publicUrl}/payment-status?orderId=${order.id}`);
    expect((await payNothing(order)).json()).toMatchObject({ code: 'already-paid' });
    const letters = [{ occasion: `order-paid:${order.id}` }];
    expect(await stored(order)).toMatchObject({ order: { status: 'paid' }, attempts: 0, letters });
  });
});

describe('a provider that is down', () => {
  it('is reported in a sentence, the order stays and retrying works', async () => {
    const shop = await startTestShop();
    try {
      const order = await shop.order();
      const { publicUrl } = shop.services.settings;
      await shop.app.close();
      const again = await shop.startAnother({ publicUrl });
      const body = {
        orderId: order.id,
        amount: order.totalAmount,
        customerEmail: 'a@example.com',
        customerPhone: '',
      };
      const down = await again.as.visitor('POST', '/api/pay', body);
      expect(down.statusCode).toBe(503);
      expect(down.json()).toMatchObject({ code: 'provider-unavailable' });
      await again.app.listen({ host: '127.0.0.1', port: shop.services.settings.port });
      const up = await again.as.visitor('POST', '/api/pay', body);
      expect(up.json()).toMatchObject({ data: { checkoutUrl: expect.stringContaining('/sandbox/pay/') } });
      await again.close();
    } finally {
      await shop.close();
    }
  });

  const hosts = { checkoutHosts: ['pay.hubtel.com'] };
  const keys = { apiId: 'id', apiKey: 'key', merchantAccount: '1' };
  const attempt = {
    reference: 'YG15-1-A1',
    amountPesewas: 12_550,
    description: 'Order & more',
    customerName: 'Ama',
    customerEmail: 'ama@example.com',
    customerPhone: '+233241112223',
    callbackUrl: 'https://shop.example/callback',
    returnUrl: 'https://shop.example/return',
    cancelUrl: 'https://shop.example/cancel',
  };

  async function answering(
    reply: object,
    status = 200,
  ): Promise<{ server: Server; url: string; seen: string[] }> {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
      request.on('end', () =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply)),
      );
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    return { server, seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  it.each([
    'https://evil.example/pay',
    'http://pay.hubtel.com/x',
    'https://pay.hubtel.com.evil.example/x',
    'javascript:alert(1)',
  ])('or that sends the shopper to %s is not followed', async (checkoutUrl) => {
    const { server, url } = await answering({ responseCode: '0000', data: { checkoutUrl } });
    const hubtel = createHubtel(keys, { checkout: url, status: url, ...hosts });
    await expect(hubtel.start(attempt)).rejects.toThrow(ProviderError);
    server.close();
  });

  it('receives cedis with two decimals and no characters that Hubtel refuses', async () => {
    const { server, url, seen } = await answering({
      responseCode: '0000',
      data: { checkoutUrl: 'https://pay.hubtel.com/abc' },
    });
    const hubtel = createHubtel(keys, { checkout: url, status: url, ...hosts });
    expect(await hubtel.start(attempt)).toMatchObject({ checkoutUrl: 'https://pay.hubtel.com/abc' });
    expect(JSON.parse(seen.join(''))).toMatchObject({
      totalAmount: 125.5,
      description: 'Order   more',
      clientReference: 'YG15-1-A1',
    });
    server.close();
  });

  it('or refuses the status check with 403 leaves the payment unknown', async () => {
    const { server, url } = await answering({}, 403);
    const hubtel = createHubtel(keys, { checkout: url, status: url, ...hosts });
    await expect(hubtel.check('YG15-1-A1')).rejects.toThrow(ProviderError);
    server.close();
  });
});
