import { shownKm } from '@year-group/api-types/delivery';
import type { OrderStatus, PaymentState } from '@year-group/api-types/lists';
import { messages } from '@year-group/api-types/messages';
import { toCedis } from '@year-group/api-types/money';
import type { Order } from '@year-group/api-types/order';
import type { OrderDetails, OrderHistoryEntry } from '@year-group/api-types/orderDetails';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { orderHistory } from '#platform/db/schema.ts';
import { notFound } from '#platform/http/errors.ts';
import { createOrderRepository, type OrderWithLines } from './orderRepository.ts';

/** One order with its history as the administrator sees it; throws 404 for an unknown one. */
export async function readOrderWithHistory(
  db: Database,
  id: string,
): Promise<Omit<OrderDetails, 'attempts'>> {
  const [order, history] = await Promise.all([
    createOrderRepository(db).find(id),
    db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, id))
      .orderBy(asc(orderHistory.createdAt), asc(orderHistory.id)),
  ]);
  return {
    ...presentOrder(order ?? notFound(messages.orders.notFound), 'admin'),
    history: history.map(presentEntry),
  };
}

function presentEntry(row: typeof orderHistory.$inferSelect): OrderHistoryEntry {
  const { id, actor, fromStatus, toStatus, reason, createdAt } = row;
  return {
    id,
    actor,
    fromStatus: fromStatus as OrderStatus | null,
    toStatus: toStatus as OrderStatus,
    reason,
    createdAt: createdAt.toISOString(),
  };
}

/**
 * The only conversion of a stored order to JSON: personal data in full for the administrator,
 * masked for everyone else.
 */
export function presentOrder(row: OrderWithLines, viewer: 'admin' | 'anyone'): Order {
  const shown = viewer === 'admin' ? (text: string) => text : mask;
  return {
    id: row.id,
    customerName: row.customerName,
    customerEmail: viewer === 'admin' ? row.customerEmail : maskEmail(row.customerEmail),
    customerPhone: shown(row.customerPhone),
    shippingAddress: shown(row.shippingAddress),
    totalAmount: toCedis(row.totalPesewas),
    deliveryCost: toCedis(row.deliveryPesewas),
    deliveryMethod: row.deliveryMethod,
    distance: row.distanceMetres === null ? null : shownKm(row.distanceMetres),
    status: row.status as OrderStatus,
    paymentState: row.paymentState as PaymentState | null,
    ...(viewer === 'admin' && { needsReview: row.needsReview }),
    createdAt: row.createdAt.toISOString(),
    items: row.lines.map(({ listingId, title, imageUrl, pricePesewas, quantity }) => ({
      id: listingId,
      title,
      imageUrl,
      price: toCedis(pricePesewas),
      quantity,
      listing: { title },
    })),
  };
}

/** `kofi@example.com` as `k•••@example.com`. */
function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}•••@${domain}`;
}

/** The first two characters, enough for the shopper to recognise their address. */
function mask(text: string): string {
  return `${text.slice(0, 2)}•••`;
}
