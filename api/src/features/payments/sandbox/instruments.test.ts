import type { Order } from '@year-group/api-types/shop/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

describe('a number typed on the sandbox’s page', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  const type = async (order: Order, instrument: string) =>
    fetch(await shop.pay(order), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ instrument }),
    });

  it.each(['4084 0840 8408 4081', '055 123 4987', '+233 55-123-4987'])('pays with %s', async (number) => {
    const order = await shop.order();
    const reply = await type(order, number);
    const page = await shop.returnToShop(reply.headers.get('location') ?? '');
    expect(page.searchParams.get('status')).toBe('paid');
    await shop.until(order.id, ({ status }) => status === 'paid');
  });

  it.each(['4084 0800 0000 5408', '4084 0800 0067 0037'])('is declined with %s', async (number) => {
    const order = await shop.order();
    const page = await shop.returnToShop((await type(order, number)).headers.get('location') ?? '');
    expect(page.searchParams.get('status')).toBe('failed');
    await shop.until(order.id, ({ paymentState }) => paymentState === 'failed');
  });

  it('is refused when it is a real one, and the page stays usable', async () => {
    const order = await shop.order();
    const reply = await type(order, '024 123 4567');
    expect(reply.status).toBe(422);
    expect(await reply.text()).toContain('This is not a test number');
    await shop.until(order.id, ({ paymentState }) => paymentState === 'pending');
  });
});
