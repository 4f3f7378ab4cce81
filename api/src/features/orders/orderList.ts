import type { OrderQuery } from '@year-group/api-types/order';
import { phoneDigits } from '@year-group/api-types/phone';
import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { containing, readPage, sortOrder } from '#platform/db/paging.ts';
import { orders } from '#platform/db/schema.ts';
import { createOrderRepository, type OrderRow, type OrderWithLines } from './orderRepository.ts';

const { id, customerName, customerEmail, customerPhone, totalPesewas, status, needsReview, createdAt } =
  orders;
const newestFirst = [desc(createdAt), desc(id)];
/** Maximum orders whose lines are read in one statement. */
const batchSize = 5000;

/** One page, newest first unless sorted otherwise, and the total. */
export async function readOrders(
  db: Database,
  query: OrderQuery,
): Promise<{ rows: OrderWithLines[]; total: number }> {
  const columns = { createdAt, totalAmount: totalPesewas, customerName, status };
  const order = sortOrder(query.sort, columns, id) ?? newestFirst;
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
      .orderBy(...newestFirst)
      .limit(batchSize);
    for (const row of await createOrderRepository(db).complete(rows)) found.push(row);
    if (rows.length < batchSize) return found;
  }
}

function filter(query: OrderQuery): SQL | undefined {
  const pattern = query.searchTerm && containing(query.searchTerm);
  const digits = query.searchTerm && phoneDigits(query.searchTerm);
  return and(
    pattern
      ? or(
          ilike(customerName, pattern),
          ilike(customerEmail, pattern),
          ilike(customerPhone, pattern),
          // Some numbers are stored as typed.
          digits ? sql`translate(${customerPhone}, ' ()./+-', '') like ${containing(digits)}` : undefined,
          ilike(sql`${id}::text`, pattern),
        )
      : undefined,
    query.status ? eq(status, query.status) : undefined,
    query.needsReview === undefined ? undefined : eq(needsReview, query.needsReview),
  );
}
