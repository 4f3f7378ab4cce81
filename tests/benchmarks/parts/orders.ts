import { endpoints } from '@year-group/api-types/endpoints';
import type { Product } from '../shared/product.ts';
import { judge, type Section } from '../shared/section.ts';
import { toShopper } from '../shared/shopper.ts';
import { count, ms, quantile } from '../shared/statistics.ts';

const clients = 32;
const address = '12 Boundary Road, East Legon, Accra';

/** P13: an order and the start of its payment, by one buyer and by many at once. */
export async function measureOrders(product: Product, seconds: number): Promise<Section> {
  const order = await prepare(product.url());
  const buy = toShopper(product.url(), order);
  for (let warm = 0; warm < 50; warm += 1) await buy();

  const alone = await buyFor(buy, 1, seconds);
  const together = await buyFor(buy, clients, seconds);
  const p = (times: number[], share: number): string => ms(quantile(times, share));
  const row = (name: string, times: number[]): string[] => [
    name,
    count(times.length / seconds),
    p(times, 0.5),
    p(times, 0.95),
    p(times, 0.99),
  ];
  const judged = (what: string, value: number, limit: { least: number } | { most: number }) =>
    judge('P13', `${what} (${product.database})`, value, limit, ms);
  return {
    title: `Order and start of its payment (${product.database})`,
    note: 'Two calls, POST /api/orders and POST /api/pay with the sandbox; ms of both together. PostgreSQL runs on the same machine with every commit on disk.',
    columns: ['buyers', 'orders /s', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: [row('1', alone), row(String(clients), together)],
    reached:
      product.database === 'PostgreSQL'
        ? [
            judged('one buyer: p50 ms', quantile(alone, 0.5), { most: 25 }),
            judged(`${clients} buyers: orders a second`, together.length / seconds, { least: 400 }),
            judged(`${clients} buyers: p99 ms`, quantile(together, 0.99), { most: 250 }),
          ]
        : [],
  };
}

/** A cart of something that does not run out, and what sending it costs. */
async function prepare(url: string) {
  const listings = endpoints.listListings.reply.parse(await (await fetch(`${url}/api/shop`)).json());
  const listing = listings.find(({ stock }) => stock === null);
  if (!listing) throw new Error('Everything in the shop can run out.');
  const reply = await fetch(`${url}/api/calculate-delivery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customerAddress: address }),
  });
  const { deliveryCost } = endpoints.quoteDelivery.reply.parse(await reply.json());
  return {
    customerName: 'Ama Owusu',
    customerEmail: 'ama.owusu@example.com',
    customerPhone: '+233241112223',
    shippingAddress: address,
    deliveryMethod: 'Standard Delivery',
    deliveryCost,
    cart: [{ id: listing.id, quantity: 1 }],
  };
}

/** Each buyer orders and pays, again and again; the ms of each pair of calls. */
async function buyFor(buy: () => Promise<number>, buyers: number, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      while (performance.now() < end) times.push(await buy());
    }),
  );
  return times;
}
