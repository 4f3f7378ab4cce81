import { toCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import { choiceOrder, optionsKey } from '@year-group/api-types/shop/listingOptions';
import type { RunBoard, RunBuyer, SheetRow } from '@year-group/api-types/shop/run';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import {
  listings,
  orderLines,
  orders,
  runLines,
  runRefunds,
  runs,
  runWaiters,
  type StoredOption,
} from '#platform/db/schema.ts';
import { notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { billOf, refundPesewas } from './runAmounts.ts';
import { presentRun, type RunRow } from './runQueries.ts';

/** Everything about one run; throws 404 for an unknown one. */
export async function readBoard(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  id: string,
): Promise<RunBoard> {
  const [found] = await db
    .select({ run: runs, title: listings.title, options: listings.options })
    .from(runs)
    .leftJoin(listings, eq(listings.id, runs.listingId))
    .where(eq(runs.id, id));
  const { run, title, options } = found ?? notFound(messages.runs.notFound);
  const [rows, waitingList] = await Promise.all([
    readRows(db, run),
    db.$count(runWaiters, eq(runWaiters.listingId, run.listingId)),
  ]);
  const canReturn = returnsMoney(settings);
  const isHere = ({ member }: Row) => member?.runId === id;
  const isWaiting = ({ member }: Row) => member?.runId === null && member.listingId === run.listingId;
  const counted = rows.filter((row) => isHere(row) && isCounted(row));
  const pieces = counted.reduce((sum, { line }) => sum + line.quantity, 0);
  const received = counted.reduce((sum, { line }) => sum + line.pricePesewas * line.quantity, 0);
  const shown = presentRun(run, title ?? '', pieces);
  return {
    ...shown,
    sheet: sheetOf(counted, options ?? []),
    bill: billOf(shown.priceSteps, pieces, toCedis(received)),
    buyers: buyersOf(rows, isHere, canReturn),
    waiting: buyersOf(rows, isWaiting, canReturn),
    waitingList,
  };
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Every line of the orders with a line in this run, or waiting for the next one of its listing. */
function readRows(db: Database, { id, listingId }: RunRow) {
  const isMember = or(eq(runLines.runId, id), and(isNull(runLines.runId), eq(runLines.listingId, listingId)));
  const members = db
    .select({ id: runLines.orderId })
    .from(runLines)
    .where(and(isMember, isNull(runLines.leftIn)));
  return db
    .select({ line: orderLines, order: orders, member: runLines, refund: runRefunds })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(runLines, eq(runLines.orderLineId, orderLines.id))
    .leftJoin(runRefunds, eq(runRefunds.id, runLines.refundId))
    .where(inArray(orderLines.orderId, members))
    .orderBy(asc(orders.paidAt), asc(orders.id), asc(orderLines.position));
}

/** The same as the condition of this name in `runQueries.ts`, of rows that were read. */
const isCounted = ({ member, order }: Row): boolean =>
  member?.refundId === null && member.leftIn === null && order.refundedAt === null;

function buyersOf(rows: Row[], isChosen: (row: Row) => boolean, canReturn: boolean): RunBuyer[] {
  const byOrder = Map.groupBy(rows, ({ order }) => order.id);
  return [...byOrder.values()].flatMap((all) => {
    const lines = all.filter((row) => isChosen(row) && row.member?.leftIn === null);
    const [first] = lines;
    return first ? [buyerOf(first, lines, all, canReturn)] : [];
  });
}

function buyerOf({ order, refund }: Row, lines: Row[], all: Row[], canReturn: boolean): RunBuyer {
  const chosen = new Set(lines.map(({ line }) => line.id));
  const known = all.map(({ line, member }) => ({ ...line, refundId: member?.refundId ?? null }));
  const pesewas = refund?.pesewas ?? refundPesewas(order, known, chosen);
  return {
    orderId: order.id,
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    pieces: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    lines: lines.map(({ line }) => ({ options: line.options ?? [], quantity: line.quantity })),
    amount: toCedis(pesewas),
    isShort: lines.some(({ member }) => member?.isShort),
    isRefundable: canReturn && order.paymentState === 'succeeded',
    refund: refund && {
      state: refund.state,
      amount: toCedis(refund.pesewas),
      proof: refund.proof,
      at: refund.createdAt.toISOString(),
    },
  };
}

/** The printer's sheet of these lines, in the order of the listing's choices. */
function sheetOf(rows: Row[], offered: StoredOption[]): SheetRow[] {
  const same = Map.groupBy(rows, ({ line }) => optionsKey(line.options));
  return [...same.values()]
    .map((each) => ({
      options: each[0]?.line.options ?? [],
      quantity: each.reduce((sum, { line }) => sum + line.quantity, 0),
    }))
    .map((row) => ({ row, place: choiceOrder({ options: offered }, row.options) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ row }) => row);
}

/** Whether the provider of this server can be asked to return money. */
const returnsMoney = ({ paymentProvider, sandboxProtocol }: Services['settings']): boolean =>
  paymentProvider === 'paystack' || (paymentProvider === 'sandbox' && sandboxProtocol === 'paystack');
