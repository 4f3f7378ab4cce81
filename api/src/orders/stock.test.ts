import type { Listing } from '@year-group/api-types/listing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../db/schema.ts';
import { startTestShop, type TestShop } from '../testing/testShop.ts';

describe('the stock of a listing', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({}, 3);
  });
  afterAll(() => shop.close());

  const stock = async () =>
    (await shop.as.visitor('GET', `/api/shop/${shop.listing.id}`)).json<Listing>().stock;

  it('is taken when the payment is confirmed, and a shortfall is flagged, not lost', async () => {
    const [first, second] = [await shop.order(2), await shop.order(2)];
    expect(await stock()).toBe(3);
    for (const order of [first, second]) {
      await shop.press(await shop.pay(order), 'pay');
      await shop.until(order.id, ({ status }) => status === 'paid');
    }
    expect(await stock()).toBe(1);
    const [row] = await shop.services.db.select().from(orders).where(eq(orders.id, second.id));
    expect(row).toMatchObject({ status: 'paid', needsReview: true });
  });

  it('is told to the next shopper at once', async () => {
    const page = await fetch(`${shop.services.settings.publicUrl}/api/shop`);
    expect(await page.json()).toMatchObject([{ stock: 1 }]);
  });
});
