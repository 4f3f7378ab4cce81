import { endpoints } from '@year-group/api-types/endpoints';
import type { Order } from '@year-group/api-types/shop/order';
import { send } from './server.ts';

const address = '12 Boundary Road, East Legon, Accra';

export type Shopper = Awaited<ReturnType<typeof toShopper>>;

/** A shopper who buys the same listing again and again, each request going to the next process in turn. */
export async function toShopper(...processes: string[]) {
  let turn = 0;
  const next = () => processes[turn++ % processes.length] ?? '';
  const shop = await fetch(`${next()}/api/shop`);
  // Each payment that is started holds its pieces.
  const offered = endpoints.listListings.reply.parse(await shop.json()).filter(({ stock }) => stock === null);
  const listingId = offered[0]?.id;
  const quote = await send('POST', `${next()}/api/calculate-delivery`, { customerAddress: address });
  const { deliveryCost } = endpoints.quoteDelivery.reply.parse(await quote.json());
  const person = { customerName: 'Ama Owusu', customerPhone: '+233241112223', shippingAddress: address };
  return {
    offered,
    listingId,
    /** Places an order with this key. Throws when it is refused. */
    async order(key: string, cart: object[] = [{ id: listingId, quantity: 1 }]): Promise<Order> {
      // A different shopper for each order: unpaid orders are limited by person.
      const customer = { ...person, customerEmail: `${key.replaceAll(' ', '-')}@example.com` };
      const input = { ...customer, cart, deliveryCost };
      const reply = await send('POST', `${next()}/api/orders`, input, { 'idempotency-key': key });
      if (reply.status !== 201) throw new Error(await reply.text());
      return endpoints.createOrder.reply.parse(await reply.json());
    },
    /** Starts its payment. Resolves to the status and, on success, the payment's address. */
    async pay({ id, totalAmount }: Order): Promise<{ status: number; checkoutUrl: string }> {
      const reply = await send('POST', `${next()}/api/pay`, { orderId: id, amount: totalAmount });
      const { data }: { data?: { checkoutUrl: string } } = await reply.json();
      return { status: reply.status, checkoutUrl: data?.checkoutUrl ?? '' };
    },
    /** The order as its shopper sees it. */
    async look({ id }: Order): Promise<Order> {
      return endpoints.getOrder.reply.parse(await (await fetch(`${next()}/api/orders/${id}`)).json());
    },
  };
}
