import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { payments, refunds } from './schema/money.ts';
import { paymentAttempts } from './schema/payments.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

/** The money of an order: what was received for it, and what went back of that. */
export interface Account {
  payments: PaymentRow[];
  /** Of every state, oldest first. */
  refunds: RefundRow[];
  paidPesewas: number;
  refundedPesewas: number;
}

/** The account of an order of which nothing is known. */
export const emptyAccount: Account = { payments: [], refunds: [], paidPesewas: 0, refundedPesewas: 0 };

/** The accounts of these orders: their rows, and the sums of these. */
export async function readAccounts(db: Database, orderIds: string[]): Promise<Map<string, Account>> {
  if (orderIds.length === 0) return new Map();
  const received = await db.select().from(payments).where(inArray(payments.orderId, orderIds));
  const returned = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, orderIds))
    .orderBy(refunds.createdAt, refunds.id);
  const receivedOf = Map.groupBy(received, ({ orderId }) => orderId);
  const returnedOf = Map.groupBy(returned, ({ orderId }) => orderId);
  return new Map(orderIds.map((id) => [id, accountOf(receivedOf.get(id) ?? [], returnedOf.get(id) ?? [])]));
}

const accountOf = (received: PaymentRow[], returned: RefundRow[]): Account => ({
  payments: received,
  refunds: returned,
  paidPesewas: sumOf(received),
  refundedPesewas: sumOf(returned.filter(({ state }) => state === 'done')),
});

/** The account of one order. */
export const readAccount = async (db: Database, orderId: string): Promise<Account> =>
  (await readAccounts(db, [orderId])).get(orderId) ?? emptyAccount;

/** Deletes payments entered by hand, and opens attempts again that an officer had confirmed; resolves to their ids. */
export async function takeBackByHand(tx: Database, orderId: string): Promise<string[]> {
  const { id, state, amountPesewas } = paymentAttempts;
  const isByOfficer = or(payments.isByHand, and(eq(state, 'succeeded'), lt(payments.pesewas, amountPesewas)));
  const attempts = await tx
    .select({ id })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.attemptId, id))
    .where(and(eq(payments.orderId, orderId), isByOfficer));
  const ids = attempts.map((attempt) => attempt.id);
  await tx.update(paymentAttempts).set({ state: 'pending', settledAt: null }).where(inArray(id, ids));
  await tx.delete(payments).where(and(eq(payments.orderId, orderId), eq(payments.isByHand, true)));
  return ids;
}

/** The states of an order's attempts, latest first. */
export const attemptStates = (tx: Database, orderId: string): Promise<{ state: string }[]> =>
  tx
    .select({ state: paymentAttempts.state })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.number));

/** What is held for an order, less refunds under way, apart from one of them. */
export const heldPesewas = ({ payments: received, refunds: returned }: Account, except?: string): number =>
  sumOf(received) - sumOf(returned.filter(({ id, state }) => state !== 'failed' && id !== except));

/** The same of one payment, whose refunds name its attempt. */
export const heldOfPayment = (account: Account, payment: PaymentRow, except?: string): number =>
  heldPesewas({ ...account, payments: [payment], refunds: account.refunds.filter(isOf(payment)) }, except);

const isOf =
  (payment: PaymentRow) =>
  ({ attemptId }: RefundRow): boolean =>
    attemptId === payment.attemptId;

/** The sums of an account. */
export type AccountSums = Pick<Account, 'paidPesewas' | 'refundedPesewas'>;

/** Whether all that was received for an order went back. */
export const isReturned = ({ paidPesewas, refundedPesewas }: AccountSums): boolean =>
  refundedPesewas > 0 && refundedPesewas >= paidPesewas;

/** The same as a condition on `orders`. */
export const isReturnedOrder = sql`exists (
  select from refunds where refunds.order_id = orders.id and refunds.state = 'done' having sum(refunds.pesewas)
    >= (select coalesce(sum(payments.pesewas), 0) from payments where payments.order_id = orders.id))`;

/** The sum of payments or refunds, in pesewas. */
export const sumOf = (rows: { pesewas: number }[]): number =>
  rows.reduce((sum, { pesewas }) => sum + pesewas, 0);
