import type { Order } from '@year-group/api-types/order';
import { makeOrder } from '@year-group/api-types/testing/factories';
import { ok } from './replies.ts';
import { lineOf, listings, mug, polo } from './storyShop.ts';

/** What a shopper has typed at the checkout, with a name that needs its room. */
export const shopper = {
  customerName: 'Nana Kwame Osei-Bonsu Amoako-Atta',
  customerEmail: 'nana.kwame.osei-bonsu@example.com',
  customerPhone: '+233201234567',
  shippingAddress: '12 Boundary Road, East Legon, Accra',
};
/** What sending to that address costs. */
export const quote = { deliveryCost: 19.8, distance: 4, estimated: false };

/** Two shirts and a mug: what the flow of the shop is told with. */
export const smallCart = [lineOf(polo, 2), lineOf(mug)];
/** Ninety-nine pieces of everything that can be had. */
export const fullCart = listings
  .filter(({ stock }) => stock === null)
  .map((listing, index) => lineOf(listing, index === 0 ? 39 : 20));

const id = '019a5b3c-7d1e-7000-8000-4f2a9c61d8e0';

/** The order of that cart, masked as anybody sees it who knows its address. */
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

/** The page of that order's payment, and the read behind it. */
export const statusPath = `/payment-status?orderId=${id}`;
export const orderRead = `/api/orders/${id}`;
export const orderReply = (changes: Partial<Order> = {}) => ok({ ...order, ...changes });

/** A place to pay that does not lead away from the story: the browser only marks its address. */
export const paymentStarted = () =>
  ok({ data: { checkoutUrl: new URL('#payment-page', window.location.href).href } });
