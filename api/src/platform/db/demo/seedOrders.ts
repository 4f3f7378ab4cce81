import { randomUUIDv7 } from 'node:crypto';
import { deliveryMethod, type OrderStatus } from '@year-group/api-types/common/lists';
import { toCedis, toPesewas } from '@year-group/api-types/common/money';
import { priceOf, problemOfChoice } from '@year-group/api-types/shop/listingOptions';
import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';
import type { Database } from '../database.ts';
import { paymentAttempts } from '../schema/payments.ts';
import { type listings, orderHistory, orderLines, orders, payments } from '../schema.ts';
import { presentOptions } from '../storedOptions.ts';
import type { DemoOrder } from './demoContent.ts';
import { daysAgo } from './demoTime.ts';

type OfferedListing = Pick<
  typeof listings.$inferSelect,
  'id' | 'title' | 'images' | 'stock' | 'pricePesewas' | 'options' | 'combinations'
>;
type Offered = ReadonlyMap<string, OfferedListing>;

/** Delivery costs of the demo: the default fees, in pesewas. */
const baseFee = 1500;
const feePerKm = 120;
const settled: readonly OrderStatus[] = ['paid', 'shipped', 'delivered'];

/** Stores the demo's orders with their lines, history and, for paid ones, the payment. */
export async function seedOrders(tx: Database, demoOrders: DemoOrder[], offered: Offered): Promise<void> {
  const placed = demoOrders.map((order, index) => placeOrder(order, index, offered));
  await tx.insert(orders).values(placed.map(({ order }) => order));
  await tx.insert(orderLines).values(placed.flatMap(({ lines }) => lines));
  await tx.insert(paymentAttempts).values(placed.flatMap(({ attempts }) => attempts));
  await tx.insert(payments).values(placed.flatMap((each) => each.payments));
  await tx.insert(orderHistory).values(placed.flatMap(({ history }) => history));
}

function placeOrder(
  { town, lines, daysAgo: days, status, ...customer }: DemoOrder,
  index: number,
  offered: Offered,
) {
  const id = crypto.randomUUID();
  const createdAt = daysAgo(days, '20:15');
  const isPaid = settled.includes(status);
  const frozen = lines.map(({ slug, quantity, options = null }, position) => {
    const listing = offered.get(slug);
    if (!listing)
      throw new Error(
        `The order of ${customer.customerName} in orders.json names an unknown listing: ${slug}`,
      );
    const { id: listingId, title, images, stock } = listing;
    const line = {
      orderId: id,
      position,
      listingId,
      title,
      imageUrl: images[0] ?? '',
      pricePesewas: priceOfChoice(listing, options),
      quantity,
      options,
      taken: isPaid && stock !== null ? quantity : 0,
      soldAt: isPaid ? createdAt : null,
    };
    return { id: randomUUIDv7(), ...line };
  });
  const deliveryPesewas = baseFee + Math.round(feePerKm * town.distanceKm);
  const totalPesewas = frozen.reduce(
    (sum, { pricePesewas, quantity }) => sum + pricePesewas * quantity,
    deliveryPesewas,
  );
  const order = {
    ...customer,
    id,
    deliveryMethod,
    deliveryPesewas,
    distanceMetres: Math.round(town.distanceKm * 1000),
    totalPesewas,
    status,
    paidAt: isPaid ? createdAt : null,
    paymentState: isPaid ? 'succeeded' : null,
    createdAt,
  };
  const attempt = {
    id: randomUUIDv7(),
    orderId: id,
    number: 1,
    provider: 'sandbox',
    reference: `YG15-DEMO${String(index + 1).padStart(4, '0')}-A1`,
    callbackToken: crypto.randomUUID(),
    noticeToken: crypto.randomUUID(),
    amountPesewas: totalPesewas,
    state: 'succeeded',
    settledAt: createdAt,
    createdAt,
  };
  const payment = { id: randomUUIDv7(), orderId: id, attemptId: attempt.id, pesewas: totalPesewas };
  const entry = { id: randomUUIDv7(), orderId: id, actor: 'demo', toStatus: status, createdAt };
  return {
    order,
    lines: frozen,
    attempts: isPaid ? [attempt] : [],
    payments: isPaid ? [{ ...payment, receivedAt: createdAt }] : [],
    history: [entry],
  };
}

/** The price of one piece in pesewas. Throws when the listing is not offered with this choice. */
function priceOfChoice(listing: OfferedListing, chosen: ChosenOption[] | null): number {
  const { title, stock, pricePesewas } = listing;
  const offer = { title, stock, price: toCedis(pricePesewas), ...presentOptions(listing) };
  const problem = problemOfChoice(offer, chosen);
  if (problem) throw new Error(`orders.json: ${problem}`);
  return toPesewas(priceOf(offer, chosen));
}
