import type { Listing } from '@year-group/api-types/shop/listing';
import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';
import type { Order } from '@year-group/api-types/shop/order';
import { makeShirt } from '@year-group/api-types/testing/factories';
import type { Call } from './testApp.ts';
import { address, type TestShop } from './testShop.ts';

/** What a shopper chooses about the shirt of these tests. */
export const chosen = (size?: string, colour?: string, text?: string): ChosenOption[] =>
  Object.entries({ Size: size, Colour: colour, 'Name on the back': text }).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );

/** Offers the sample's shirt in sizes and colours, for GH₵ 180.00; fails unless it is accepted. */
export async function offerShirt(shop: TestShop, fields: Partial<Listing> = {}): Promise<Listing> {
  const { id: _id, createdAt: _at, ...input } = makeShirt({ title: 'Polo shirt', ...fields });
  const reply = await shop.as.admin('POST', '/api/shop', input);
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<Listing>();
}

/** Sends an order of these lines to the address of the tests. */
export const placeOrder = (shop: TestShop, cart: object[], fields: object = {}): ReturnType<Call> =>
  shop.as.visitor('POST', '/api/orders', {
    customerName: 'Ama Owusu',
    customerEmail: 'ama.owusu@example.com',
    customerPhone: '+233241112223',
    shippingAddress: address,
    deliveryCost: 21,
    cart,
    ...fields,
  });

/** Orders these lines; fails unless the order is accepted. */
export async function orderOf(shop: TestShop, cart: object[]): Promise<Order> {
  const reply = await placeOrder(shop, cart);
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<Order>();
}
