import { allows, isBuyable } from '@year-group/api-types/shop/runStates';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import {
  type Account,
  emptyAccount,
  heldPesewas,
  type RefundRow,
  readAccounts,
} from '#platform/db/accounts.ts';
import type { Database } from '#platform/db/database.ts';
import { orderLines, orders, refunds, runLines } from '#platform/db/schema.ts';
import { owedPesewas } from './runAmounts.ts';
import { isCounted, type RunRow } from './runQueries.ts';

export type BuyerLine = Awaited<ReturnType<typeof readLines>>[number];

/** An order with lines in a run, or waiting for the next one. */
export interface Buyer {
  order: typeof orders.$inferSelect;
  account: Account;
  all: BuyerLine[];
  /** Those in question. */
  lines: BuyerLine[];
  /** The newest refund of these; null for none. */
  refund: RefundRow | null;
  /** What is to be returned for these. */
  owed: number;
}

/** The lines of these orders, with where each is and what returned its money. */
function readLines(db: Database, orderIds: string[]) {
  return db
    .select({ line: orderLines, order: orders, member: runLines, refund: refunds, isCounted })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(runLines, eq(runLines.orderLineId, orderLines.id))
    .leftJoin(refunds, eq(refunds.id, orderLines.refundId))
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orders.paidAt), asc(orders.createdAt), asc(orders.id), asc(orderLines.position));
}

/** The buyers with a line for which `isChosen` holds, among these orders, oldest payment first. */
export async function readBuyers(
  db: Database,
  orderIds: string[],
  isChosen: (line: BuyerLine) => boolean,
): Promise<Buyer[]> {
  if (orderIds.length === 0) return [];
  const rows = await readLines(db, orderIds);
  const accounts = await readAccounts(db, orderIds);
  return [...Map.groupBy(rows, ({ order }) => order.id).values()].flatMap((all) => {
    const lines = all.filter(isChosen);
    const [first] = lines;
    if (!first) return [];
    const { order } = first;
    const account = accounts.get(order.id) ?? emptyAccount;
    const refund = lines.map((each) => each.refund).toSorted(newestFirst)[0] ?? null;
    return [{ order, account, all, lines, refund, owed: owedOf(order, account, all, lines) }];
  });
}

const newestFirst = (one: RefundRow | null, other: RefundRow | null) =>
  (other?.createdAt.getTime() ?? 0) - (one?.createdAt.getTime() ?? 0);

/** What is to be returned for lines of an order; `except` is a refund that is being carried out. */
export function owedOf(
  { deliveryPesewas, status }: Buyer['order'],
  account: Account,
  all: BuyerLine[],
  lines: BuyerLine[],
  except?: string,
): number {
  const known = all.map(({ line, refund }) => ({
    ...line,
    isRefunded: refund !== null && refund.state !== 'failed' && refund.id !== except,
  }));
  const order = {
    deliveryPesewas,
    isCancelled: status === 'cancelled',
    heldPesewas: heldPesewas(account, except),
  };
  return owedPesewas(order, known, new Set(lines.map(({ line }) => line.id)));
}

/** The buyers of a run: those whose order was cancelled only as long as their money is held. */
export async function buyersOf(db: Database, run: RunRow): Promise<Buyer[]> {
  const ids = await orderIdsOf(db, eq(runLines.runId, run.id));
  const isFailed = allows(run.state, 'refund') || run.state === 'closed';
  const found = await readBuyers(db, ids, ({ member }) => member?.runId === run.id);
  return found.filter(
    ({ lines, owed, refund }) =>
      lines.some(({ member }) => member?.leftIn === null) || (isFailed && (owed > 0 || refund !== null)),
  );
}

/** The buyers who paid, but are in no run. */
export async function waitingBuyers(db: Database, { listingId }: RunRow): Promise<Buyer[]> {
  const isWaiting = and(isNull(runLines.runId), eq(runLines.listingId, listingId), isNull(runLines.leftIn));
  return readBuyers(db, await orderIdsOf(db, isWaiting), isWaitingFor(listingId));
}

/** Who ordered the listing of a run and has not paid; nobody once payments no longer join it. */
export async function unpaidBuyers(db: Database, run: RunRow): Promise<Buyer[]> {
  if (!isBuyable(run)) return [];
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.status, 'pending'), isNull(orders.paidAt), eq(orderLines.listingId, run.listingId)));
  const ids = rows.map(({ id }) => id);
  return readBuyers(db, ids, ({ line }) => line.listingId === run.listingId);
}

/** Whether a line waits for the next run of a listing. */
export const isWaitingFor =
  (listingId: string) =>
  ({ member }: BuyerLine): boolean =>
    member?.runId === null && member.leftIn === null && member.listingId === listingId;

/** Whether money of a run that failed is held, or a refund of it has no answer yet. */
export const isOwing = async (db: Database, run: RunRow): Promise<boolean> =>
  (await buyersOf(db, run)).some(({ owed, refund }) => owed > 0 || refund?.state === 'asked');

async function orderIdsOf(db: Database, where: SQL | undefined): Promise<string[]> {
  const rows = await db.selectDistinct({ id: runLines.orderId }).from(runLines).where(where);
  return rows.map(({ id }) => id);
}
