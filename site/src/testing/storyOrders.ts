import type { Order } from '@year-group/api-types/shop/order';
import { makeOrder } from '@year-group/api-types/testing/factories';
import { ok } from './replies.ts';
import { lineOf, listings, mug, polo } from './storyShop.ts';

/** A shopper's details, with a long name. */
export const shopper = {
  customerName: 'Nana Kwame Osei-Bonsu Amoako-Atta',
  customerEmail: 'nana.kwame.osei-bonsu@example.com',
  customerPhone: '+233201234567',
  shippingAddress: '12 Boundary Road, East Legon, Accra',
};
/** The delivery quote of that address. */
export const quote = { deliveryCost: 19.8, distance: 4, estimated: false };

/** Two shirts and a mug. */
export const smallCart = [lineOf(polo, 2), lineOf(mug)];
/** Ninety-nine pieces of every available listing. */
export const fullCart = listings
  .filter(({ stock }) => stock === null)
  .map((listing, index) => lineOf(listing, index === 0 ? 39 : 20));

const id = '019a5b3c-7d1e-7000-8000-4f2a9c61d8e0';

/** The order of that cart, masked as for anyone who knows its address. */
export const order = makeOrder({
  id,
  customerName: shopper.customerName,
  customerEmail: 'n•••@example.com',
  customerPhone: '•••4567',
  shippingAddress: '•••, Accra',
  totalAmount: 425.3,
  deliveryCost: quote.deliveryCost,
  distance: quote.distance,
  items: smallCart.map(({ category: _category, ...line }) => ({ ...line, listing: { title: line.title } })),
});

/** The page of that order's payment, and its read. */
export const statusPath = `/payment-status?orderId=${id}`;
export const orderRead = `/api/orders/${id}`;
export const orderReply = (changes: Partial<Order> = {}) => ok({ ...order, ...changes });

/** A payment address that does not leave the story: only the hash changes. */
export const paymentStarted = () =>
  ok({ data: { checkoutUrl: new URL('#payment-page', window.location.href).href } });
