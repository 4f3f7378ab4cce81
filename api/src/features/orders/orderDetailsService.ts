import type { OrderStatus } from '@year-group/api-types/lists';
import { messages } from '@year-group/api-types/messages';
import type { OrderDetails, OrderHistoryEntry } from '@year-group/api-types/orderDetails';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { orderHistory } from '#platform/db/schema.ts';
import { notFound } from '#platform/http/errors.ts';
import { createOrderRepository } from './orderRepository.ts';
import { presentOrder } from './presentOrder.ts';

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
