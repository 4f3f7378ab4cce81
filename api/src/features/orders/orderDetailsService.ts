import { type DeliveryMethod, deliveryMethod, type OrderStatus } from '@year-group/api-types/common/lists';
import { toCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import { shownKm } from '@year-group/api-types/shop/delivery';
import type { Order } from '@year-group/api-types/shop/order';
import type { OrderDetails, OrderHistoryEntry, OrderRefund } from '@year-group/api-types/shop/orderDetails';
import { asc, eq } from 'drizzle-orm';
import type { RefundRow } from '#platform/db/accounts.ts';
import type { Database } from '#platform/db/database.ts';
import { orderHistory } from '#platform/db/schema.ts';
import { notFound } from '#platform/http/errors.ts';
import { maskEmail } from '#platform/maskEmail.ts';
import { readLineRuns } from '../runs/runStandingService.ts';
import { createOrderRepository, type OrderWithLines } from './orderRepository.ts';
import { isPayable, paymentStanding, paymentStateOf } from './paymentStandingService.ts';

/** One order with its history as an officer sees it; throws 404 for an unknown one. */
export async function readOrderWithHistory(
  db: Database,
  id: string,
): Promise<Omit<OrderDetails, 'attempts' | 'payUrl'>> {
  const [found, history] = await Promise.all([
    createOrderRepository(db).find(id),
    db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, id))
      .orderBy(asc(orderHistory.createdAt), asc(orderHistory.id)),
  ]);
  const order = found ?? notFound(messages.orders.notFound);
  return {
    ...presentOrder(order, 'admin'),
    history: history.map(presentEntry),
    refunds: order.refunds.map(presentRefund),
  };
}

function presentRefund({ id, pesewas, how, state, proof, createdAt }: RefundRow): OrderRefund {
  return { id, amount: toCedis(pesewas), how, state, proof, createdAt: createdAt.toISOString() };
}

function presentEntry(row: typeof orderHistory.$inferSelect): OrderHistoryEntry {
  return {
    ...row,
    fromStatus: row.fromStatus as OrderStatus | null,
    toStatus: row.toStatus as OrderStatus,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The only conversion of a stored order to JSON: masked for everyone but officers. */
export function presentOrder(row: OrderWithLines, viewer: 'admin' | 'anyone'): Order {
  const { needsReview, awaitsPreOrder } = row;
  const shown = viewer === 'admin' ? (text: string) => text : mask;
  return {
    id: row.id,
    customerName: row.customerName,
    customerEmail: viewer === 'admin' ? row.customerEmail : maskEmail(row.customerEmail),
    customerPhone: shown(row.customerPhone),
    // The place of a pick-up point or event is public, and says where the shopper has to go.
    shippingAddress: row.deliveryMethod === deliveryMethod ? shown(row.shippingAddress) : row.shippingAddress,
    totalAmount: toCedis(row.totalPesewas),
    deliveryCost: toCedis(row.deliveryPesewas),
    deliveryMethod: row.deliveryMethod as DeliveryMethod,
    distance: row.distanceMetres === null ? null : shownKm(row.distanceMetres),
    status: row.status as OrderStatus,
    paymentState: paymentStateOf(row),
    paidAmount: toCedis(row.paidPesewas),
    refundedAmount: toCedis(row.refundedPesewas),
    isPayable: isPayable(row),
    ...(viewer === 'admin' && { needsReview, awaitsPreOrder, payment: paymentStanding(row) }),
    createdAt: row.createdAt.toISOString(),
    items: row.lines.map(({ listingId, title, imageUrl, pricePesewas, quantity, options, refundId }) => ({
      id: listingId,
      title,
      imageUrl,
      price: toCedis(pricePesewas),
      quantity,
      ...(options && { options }),
      listing: { title },
      ...(row.refunds.some(({ id, state }) => id === refundId && state !== 'failed') && {
        isRefunded: true as const,
      }),
    })),
  };
}

/** An order as JSON, with where its pre-orders stand. */
export async function withLineRuns(
  db: Database,
  row: OrderWithLines,
  viewer: 'admin' | 'anyone',
): Promise<Order> {
  const order = presentOrder(row, viewer);
  const runs = await readLineRuns(db, row.id);
  if (runs.size === 0) return order;
  const items = order.items.map((item, index) => {
    const run = runs.get(row.lines[index]?.id ?? '');
    return run ? { ...item, run } : item;
  });
  return { ...order, items };
}

/** The first two characters, enough for the shopper to recognise their address. */
function mask(text: string): string {
  return `${text.slice(0, 2)}•••`;
}
