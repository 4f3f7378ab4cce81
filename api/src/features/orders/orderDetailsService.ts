import type { OrderStatus, PaymentProvider, PaymentState } from '@year-group/api-types/lists';
import { messages } from '@year-group/api-types/messages';
import { toCedis } from '@year-group/api-types/money';
import type { OrderDetails, OrderHistoryEntry, PaymentAttempt } from '@year-group/api-types/orderDetails';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { orderHistory, paymentAttempts } from '#platform/db/schema.ts';
import { notFound } from '#platform/http/errors.ts';
import { createOrderRepository } from './orderRepository.ts';
import { presentOrder } from './presentOrder.ts';

/** Everything about one order as the administrator sees it; throws 404 for an unknown one. */
export async function readOrderDetails(db: Database, id: string): Promise<OrderDetails> {
  const [order, history, attempts] = await Promise.all([
    createOrderRepository(db).find(id),
    db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, id))
      .orderBy(asc(orderHistory.createdAt), asc(orderHistory.id)),
    db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, id))
      .orderBy(desc(paymentAttempts.number)),
  ]);
  return {
    ...presentOrder(order ?? notFound(messages.orders.notFound), 'admin'),
    history: history.map(presentEntry),
    attempts: attempts.map(presentAttempt),
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

/** Without the callback token and the checkout address, which only provider and payer may know. */
function presentAttempt(row: typeof paymentAttempts.$inferSelect): PaymentAttempt {
  return {
    id: row.id,
    number: row.number,
    provider: row.provider as PaymentProvider,
    reference: row.reference,
    providerReference: row.providerReference,
    amount: toCedis(row.amountPesewas),
    state: row.state as PaymentState,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
