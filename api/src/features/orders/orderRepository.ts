import { randomUUIDv7 } from 'node:crypto';
import type { OrderStatus } from '@year-group/api-types/lists';
import type { OrderQuery } from '@year-group/api-types/order';
import { asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { slice, sortOrder } from '#platform/db/paging.ts';
import { orderHistory, orderLines, orders } from '#platform/db/schema.ts';
import { orderFilter, sortable } from './orderFilter.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
/** An order with its lines in cart order. */
export type OrderWithLines = OrderRow & { lines: OrderLineRow[] };
/** The stored fields of a line when an order is placed. */
export type FrozenLine = Omit<OrderLineRow, 'id' | 'orderId' | 'position'>;

/** Maximum orders whose lines are read in one statement. */
const batchSize = 5000;

/** Reads and writes orders; `db` may be a transaction. */
export function createOrderRepository(db: Database) {
  async function complete(rows: OrderRow[]): Promise<OrderWithLines[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const lines = await db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.position));
    const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
    return rows.map((row) => ({ ...row, lines: linesOf.get(row.id) ?? [] }));
  }

  return {
    /** These orders with their lines. */
    complete,
    /** One page, newest first unless sorted otherwise, and the total. */
    async page(query: OrderQuery): Promise<{ rows: OrderWithLines[]; total: number }> {
      const { limit, offset } = slice(query);
      const where = orderFilter(query);
      const order = sortOrder(query.sort, sortable, orders.id) ?? [desc(orders.createdAt), desc(orders.id)];
      const select = db
        .select()
        .from(orders)
        .where(where)
        .orderBy(...order)
        .offset(offset);
      const rows = await complete(await (limit === undefined ? select : select.limit(limit)));
      if (offset === 0 && (limit === undefined || rows.length < limit)) return { rows, total: rows.length };
      const [counted] = await db.select({ total: count() }).from(orders).where(where);
      return { rows, total: counted?.total ?? 0 };
    },
    /** Every order, newest first, read in batches that fit one statement. */
    async all(): Promise<OrderWithLines[]> {
      const found: OrderWithLines[] = [];
      for (;;) {
        const last = found.at(-1)?.id;
        const beyond = sql`(${orders.createdAt}, ${orders.id}) < (select created_at, id from orders where id = ${last})`;
        const rows = await db
          .select()
          .from(orders)
          .where(last === undefined ? undefined : beyond)
          .orderBy(desc(orders.createdAt), desc(orders.id))
          .limit(batchSize);
        for (const row of await complete(rows)) found.push(row);
        if (rows.length < batchSize) return found;
      }
    },
    async find(id: string): Promise<OrderWithLines | undefined> {
      const [order] = await complete(await db.select().from(orders).where(eq(orders.id, id)));
      return order;
    },
    async findByKey(idempotencyKey: string): Promise<OrderWithLines | undefined> {
      const rows = await db.select().from(orders).where(eq(orders.idempotencyKey, idempotencyKey));
      return (await complete(rows))[0];
    },
    /** The order, locked for this transaction. */
    async lock(id: string): Promise<OrderRow | undefined> {
      const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
      return row;
    },
    /** Stores an order with its lines; undefined when its idempotency key was used before. */
    async insert(
      order: typeof orders.$inferInsert,
      lines: FrozenLine[],
    ): Promise<OrderWithLines | undefined> {
      const [row] = await db
        .insert(orders)
        .values(order)
        .onConflictDoNothing({ target: orders.idempotencyKey })
        .returning();
      if (!row) return undefined;
      const frozen = lines.map((line, position) => ({
        ...line,
        id: randomUUIDv7(),
        orderId: row.id,
        position,
      }));
      return { ...row, lines: await db.insert(orderLines).values(frozen).returning() };
    },
    async update(id: string, fields: Partial<OrderRow>): Promise<void> {
      await db.update(orders).set(fields).where(eq(orders.id, id));
    },
    /** The number of history entries; it only grows. */
    countHistory: (id: string): Promise<number> => db.$count(orderHistory, eq(orderHistory.orderId, id)),
    /** Adds a history entry. */
    async addHistoryEntry(entry: {
      orderId: string;
      actor: string;
      fromStatus: OrderStatus | null;
      toStatus: OrderStatus;
      reason: string;
    }): Promise<void> {
      await db.insert(orderHistory).values({ id: randomUUIDv7(), ...entry });
    },
  };
}
