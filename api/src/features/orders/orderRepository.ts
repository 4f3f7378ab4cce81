import { randomUUIDv7 } from 'node:crypto';
import { unpaidOrderHours } from '@year-group/api-types/common/limits';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { and, asc, desc, eq, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { type Account, emptyAccount, readAccounts } from '#platform/db/accounts.ts';
import type { Database } from '#platform/db/database.ts';
import { orderHistory, orderLines, orders } from '#platform/db/schema.ts';
import { awaitsPreOrder } from '../runs/runStandingService.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
/** An order with its lines in cart order, and its money. */
export type OrderWithLines = OrderRow & Account & { lines: OrderLineRow[]; awaitsPreOrder: boolean };
/** The stored fields of a line when an order is placed. */
export type FrozenLine = Omit<OrderLineRow, 'id' | 'orderId' | 'position' | 'refundId' | 'soldAt'>;

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
    const accounts = await readAccounts(db, ids);
    const isAwaiting = and(inArray(orders.id, ids), awaitsPreOrder);
    const awaiting = await db.select({ id: orders.id }).from(orders).where(isAwaiting);
    const awaitingIds = new Set(awaiting.map(({ id }) => id));
    return rows.map((row) => ({
      ...row,
      ...(accounts.get(row.id) ?? emptyAccount),
      lines: linesOf.get(row.id) ?? [],
      awaitsPreOrder: awaitingIds.has(row.id),
    }));
  }

  const findBy = async (isIt: SQL): Promise<OrderWithLines | undefined> =>
    (await complete(await db.select().from(orders).where(isIt)))[0];

  return {
    complete,
    find: (id: string) => findBy(eq(orders.id, id)),
    findByKey: (idempotencyKey: string) => findBy(eq(orders.idempotencyKey, idempotencyKey)),
    async lock(id: string): Promise<OrderRow | undefined> {
      const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
      return row;
    },
    /** Stores an order, its lines and first history entry; throws when its idempotency key was used. */
    async insert(order: typeof orders.$inferInsert, lines: FrozenLine[]): Promise<OrderWithLines> {
      const { id: orderId, status: toStatus } = order;
      const frozen = lines.map((line, position) => ({
        ...line,
        id: randomUUIDv7(),
        orderId,
        position,
        refundId: null,
        soldAt: null,
      }));
      const entry = { id: randomUUIDv7(), orderId, actor: 'shopper', toStatus };
      const filled = db.$with('filled').as(db.insert(orderLines).values(frozen));
      const noted = db.$with('noted').as(db.insert(orderHistory).values(entry));
      const [row] = await db.with(filled, noted).insert(orders).values(order).returning();
      if (!row) throw new Error('The order was not stored.');
      return { ...row, ...emptyAccount, lines: frozen, awaitsPreOrder: false };
    },
    async update(id: string, fields: Partial<OrderRow>): Promise<void> {
      await db.update(orders).set(fields).where(eq(orders.id, id));
      const { paidAt: soldAt } = fields;
      if (soldAt !== undefined) await db.update(orderLines).set({ soldAt }).where(eq(orderLines.orderId, id));
    },
    /** The number of history entries; it only grows. */
    countHistory: (id: string): Promise<number> => db.$count(orderHistory, eq(orderHistory.orderId, id)),
    /** Whether the newest entry says this already. */
    async isNewestEntry(id: string, toStatus: OrderStatus, reason: string): Promise<boolean> {
      const [entry] = await db
        .select()
        .from(orderHistory)
        .where(eq(orderHistory.orderId, id))
        .orderBy(desc(orderHistory.createdAt), desc(orderHistory.id))
        .limit(1);
      return entry?.toStatus === toStatus && entry.reason === reason;
    },
    async addHistoryEntry(entry: Omit<typeof orderHistory.$inferInsert, 'id'>): Promise<void> {
      await db.insert(orderHistory).values({ id: randomUUIDv7(), ...entry });
    },
  };
}

/** Maximum orders per execution of the job; the next one follows soon. */
const batchSize = 500;

/** Ids of orders surely unpaid for too long, oldest first; a reopened one counts from then. */
export async function findExpired(db: Database, orderId?: string): Promise<string[]> {
  const since = sql`now() - make_interval(hours => ${unpaidOrderHours})`;
  const reopened = db
    .select()
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.orderId, orders.id),
        eq(orderHistory.toStatus, 'pending'),
        sql`${orderHistory.createdAt} >= ${since}`,
      ),
    );
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        isNull(orders.paidAt),
        sql`${orders.paymentState} is distinct from 'needs-review'`,
        eq(orders.needsReview, false),
        lt(orders.createdAt, since),
        notExists(reopened),
        orderId === undefined ? undefined : eq(orders.id, orderId),
      ),
    )
    .orderBy(orders.createdAt)
    .limit(batchSize);
  return rows.map(({ id }) => id);
}
