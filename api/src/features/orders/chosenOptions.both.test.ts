import type { Listing } from '@year-group/api-types/shop/listing';
import type { Order } from '@year-group/api-types/shop/order';
import { ordersToCsv } from '@year-group/api-types/shop/orderCsv';
import { makeShirt } from '@year-group/api-types/testing/factories';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '#platform/db/schema.ts';
import { chosen, offerShirt, orderOf, placeOrder } from '#testing/shirts.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

let shop: TestShop;
let shirt: Listing;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  shirt = await offerShirt(shop);
});
afterAll(() => shop.close());

const line = (options: object[], quantity = 1) => ({ id: shirt.id, quantity, options });
const change = (fields: object) => shop.as.admin('PUT', `/api/shop/${shirt.id}`, fields);

describe('an order', () => {
  it('takes price and picture of what was chosen, from the shop alone', async () => {
    const cart = [
      { ...line(chosen('M', 'White', 'KOFI'), 2), price: 1, difference: -180 },
      line(chosen('XL', 'Navy')),
    ];
    const { items, totalAmount } = await orderOf(shop, cart);
    expect(items).toMatchObject([
      { price: 194.5, quantity: 2, imageUrl: shirt.images[1] },
      { price: 200, quantity: 1, imageUrl: shirt.imageUrl },
    ]);
    expect(totalAmount).toBe(2 * 194.5 + 200 + 21);
  });

  it('keeps what was chosen in the order of the listing', async () => {
    const { id } = await orderOf(shop, [line(chosen('M', 'Navy', ' KOFI ').toReversed())]);
    const seen = (await shop.as.visitor('GET', `/api/orders/${id}`)).json<Order>();
    expect(seen.items[0]?.options).toEqual([
      { name: 'Size', value: 'M', kind: 'choice' },
      { name: 'Colour', value: 'Navy', kind: 'choice' },
      { name: 'Name on the back', value: 'KOFI', kind: 'text' },
    ]);
    const details = (await shop.as.admin('GET', `/api/admin/orders/${id}`)).json<Order>();
    expect(details.items).toEqual(seen.items);
  });

  it('takes a choice as the listing has it, with the invisible part of an emoji', async () => {
    const [size, ...others] = makeShirt().options ?? [];
    const gold = 'Gold \u2B50\uFE0F';
    await change({ options: [{ ...size, choices: [gold] }, ...others], combinations: [] });
    const { items } = await orderOf(shop, [line(chosen(gold, 'Navy'))]);
    expect(items[0]?.options?.[0]).toEqual({ name: 'Size', value: gold, kind: 'choice' });
  });

  it('says nothing of options where there are none', async () => {
    const { items } = await orderOf(shop, [{ id: shop.listing.id, quantity: 1 }]);
    expect(items[0]).not.toHaveProperty('options');
  });

  it('joins lines of the same choice, and no others', async () => {
    const cart = [
      line(chosen('M', 'Navy')),
      line(chosen('M', 'White')),
      line(chosen('M', 'Navy').toReversed()),
      line(chosen('M', 'Navy', 'AMA')),
    ];
    const { items } = await orderOf(shop, cart);
    expect(items.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
  });

  it('names what was chosen in letters and in the table for spreadsheets', async () => {
    const order = await orderOf(shop, [line(chosen('M', 'Navy', 'KOFI'))]);
    await shop.as.admin('PUT', `/api/orders/${order.id}`, { status: 'paid', reason: 'Cash' });
    const name = 'Polo shirt · M, Navy, “KOFI”';
    const [letter] = await shop.services.db
      .select()
      .from(mails)
      .where(like(mails.occasion, `order-paid:${order.id}`));
    expect(JSON.stringify(letter?.data)).toContain(name);
    expect(ordersToCsv([order])).toContain(`"${name} x 1 @ 205.00"`);
  });

  it('brings no link in a text to whoever is named as the buyer', async () => {
    const order = await orderOf(shop, [line(chosen('M', 'Navy', 'bit.ly/4xKof'))]);
    await shop.as.admin('PUT', `/api/orders/${order.id}`, { status: 'cancelled' });
    const isIt = like(mails.occasion, `order-cancelled:${order.id}`);
    const [letter] = await shop.services.db.select().from(mails).where(isIt);
    expect(JSON.stringify(letter?.data)).toContain('M, Navy, “bit. ly/4xKof”');
  });
});

describe('a cart line is refused', () => {
  it('without a choice, as in a cart from before there were sizes', async () => {
    const reply = await placeOrder(shop, [
      { id: shop.listing.id, quantity: 1 },
      { id: shirt.id, quantity: 1 },
    ]);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'choice-needed',
      error: 'Polo shirt: Choose a size.',
      issues: [{ path: 'cart.1.options', message: 'Polo shirt: Choose a size.' }],
    });
  });

  it('with the listing’s own options in place of a choice', async () => {
    const reply = await placeOrder(shop, [{ ...shirt, quantity: 1 }]);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'choice-needed' });
  });

  it.each([
    ['a size that is not offered', chosen('S', 'Navy'), 'is no longer offered with “S”'],
    ['an option that is not offered', [...chosen('M', 'Navy'), { name: 'Sleeve', value: 'Long' }], '“Long”'],
    ['a text that is too long', chosen('M', 'Navy', 'KOFI MENSAH 1'), 'at most 12 characters'],
    ['a text that cannot be printed', chosen('M', 'Navy', 'KO\u202EFI'), 'cannot be printed'],
  ])('with %s', async (_what, options, words) => {
    const reply = await placeOrder(shop, [line(options)]);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'choice-needed', error: expect.stringContaining(words) });
  });

  it('with a choice that is sold out, or fewer pieces left than are wanted', async () => {
    const soldOut = await placeOrder(shop, [line(chosen('L', 'Navy'))]);
    expect(soldOut.json()).toMatchObject({
      code: 'conflict',
      error: 'Polo shirt · L, Navy is sold out.',
      issues: [{ path: 'cart.0' }],
    });
    const cart = [line(chosen('M', 'Navy', 'AMA'), 2), line(chosen('M', 'Navy', 'KOFI'), 2)];
    expect((await placeOrder(shop, cart)).json()).toMatchObject({
      error: 'Only 1 of Polo shirt · M, Navy is left.',
      issues: [{ path: 'cart.1' }],
    });
  });
});

describe('the payment of an order is refused', () => {
  const refusal = async (options = chosen('M', 'White', 'KOFI'), fields: object = {}) => {
    const order = await orderOf(shop, [line(options)]);
    await change(fields);
    const body = { orderId: order.id, amount: order.totalAmount };
    return (await shop.as.visitor('POST', '/api/pay', body)).json();
  };

  it('when its size was removed meanwhile', async () => {
    const [size, ...others] = makeShirt().options ?? [];
    const options = [{ ...size, choices: ['XL'] }, ...others];
    expect(await refusal(chosen('M', 'White'), { options, combinations: [] })).toMatchObject({
      code: 'order-changed',
      error: 'Polo shirt is no longer offered with “M”. Please choose again.',
    });
  });

  it('when its choice or text costs something else now', async () => {
    const combinations = [{ choices: ['M', 'White'], stock: 5, difference: -5.25 }];
    expect(await refusal(undefined, { combinations })).toMatchObject({
      code: 'order-changed',
      error: 'Polo shirt · M, White now costs GH₵199.75.',
      figures: { totalAmount: 199.75 + 21 },
    });
  });

  it('when its choice is sold out now', async () => {
    const combinations = [{ choices: ['M', 'White'], stock: 0, difference: -10.5 }];
    expect(await refusal(undefined, { combinations })).toMatchObject({
      error: 'Polo shirt · M, White is sold out.',
    });
  });

  it('when the listing has sizes now that the order does not name', async () => {
    await change({ options: [], combinations: [] });
    const { options } = makeShirt();
    expect(await refusal([], { options })).toMatchObject({ error: 'Polo shirt: Choose a size.' });
  });
});
