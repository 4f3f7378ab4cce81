import { phoneDigits } from '@year-group/api-types/common/phone';
import type { OrderQuery } from '@year-group/api-types/shop/order';
import { and, desc, eq, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { containing, newestFirst, readPage, sortOrder } from '#platform/db/paging.ts';
import { orderPhoneDigits, orders, orderText } from '#platform/db/schema.ts';
import { awaitsPreOrder } from '../runs/runStandingService.ts';
import { createOrderRepository, type OrderRow, type OrderWithLines } from './orderRepository.ts';
import { hasStanding } from './paymentStandingService.ts';

const { id, customerName, totalPesewas, status, createdAt } = orders;
/** Maximum orders whose lines are read in one statement. */
const batchSize = 5000;

/** One page, newest first unless sorted otherwise, and the total. */
export async function readOrders(
  db: Database,
  query: OrderQuery,
): Promise<{ rows: OrderWithLines[]; total: number }> {
  const columns = { createdAt, totalAmount: totalPesewas, customerName, status };
  const order = sortOrder(query.sort, columns, id) ?? newestFirst(createdAt, id);
  const { rows, total } = await readPage<OrderRow>(db, orders, query, { where: filter(query), order });
  return { rows: await createOrderRepository(db).complete(rows), total };
}

/** Every order, newest first, read in batches that fit one statement. */
export async function readAllOrders(db: Database): Promise<OrderWithLines[]> {
  const found: OrderWithLines[] = [];
  for (;;) {
    const last = found.at(-1)?.id;
    const beyond = sql`(${createdAt}, ${id}) < (select created_at, id from orders where id = ${last})`;
    const rows = await db
      .select()
      .from(orders)
      .where(last === undefined ? undefined : beyond)
      .orderBy(desc(createdAt), desc(id))
      .limit(batchSize);
    for (const row of await createOrderRepository(db).complete(rows)) found.push(row);
    if (rows.length < batchSize) return found;
  }
}

/** Orders with this text, or with these digits in their phone number, however it was typed. */
function contains(term: string): SQL | undefined {
  const digits = phoneDigits(term);
  // The first half is for the index.
  const hasDigits = digits && sql`${orderText} like ${containing(digits)}`;
  return or(
    sql`${orderText} like lower(${containing(term)})`,
    hasDigits ? and(hasDigits, sql`${orderPhoneDigits} like ${containing(digits)}`) : undefined,
  );
}

function filter(query: OrderQuery): SQL | undefined {
  return and(
    query.searchTerm ? contains(query.searchTerm) : undefined,
    query.status ? eq(status, query.status) : undefined,
    query.payment ? hasStanding(query.payment) : undefined,
    query.deliveryMethod ? eq(orders.deliveryMethod, query.deliveryMethod) : undefined,
    query.isMade ? not(awaitsPreOrder) : undefined,
    query.needsReview === undefined ? undefined : eq(orders.needsReview, query.needsReview),
  );
}
