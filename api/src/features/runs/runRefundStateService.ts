import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { runRefunds } from '#platform/db/schema.ts';
import { closeIfRefunded } from './moveRun.ts';
import { lockRun } from './runQueries.ts';
import type { RefundRow } from './runRefundService.ts';

/**
 * Marks a refund as done, once; false when it was. A run of which nothing is left to refund is
 * closed.
 */
export async function finishRefund(
  tx: Database,
  { id, runId, proof }: { id: string; runId: string; proof: string },
): Promise<boolean> {
  const done = await tx
    .update(runRefunds)
    .set({ state: 'done', proof, claimedUntil: null })
    .where(and(eq(runRefunds.id, id), ne(runRefunds.state, 'done')))
    .returning({ id: runRefunds.id });
  const run = await lockRun(tx, runId);
  if (run) await closeIfRefunded(tx, run);
  return done.length > 0;
}

/** The provider refused to carry out a refund: it can be returned by hand. */
export async function failRefund(tx: Database, id: string): Promise<void> {
  await tx
    .update(runRefunds)
    .set({ state: 'failed', claimedUntil: null })
    .where(and(eq(runRefunds.id, id), eq(runRefunds.state, 'asked')));
}

/** Pesewas of an order that were returned, or that the provider was asked to return. */
export async function readReturned(tx: Database, orderId: string): Promise<RefundRow[]> {
  return tx
    .select()
    .from(runRefunds)
    .where(and(eq(runRefunds.orderId, orderId), ne(runRefunds.state, 'failed')));
}

/** The provider reports that it could not carry out a refund of this amount. */
export async function failReported(
  tx: Database,
  orderId: string,
  pesewas: number | undefined,
): Promise<void> {
  const isIt = and(eq(runRefunds.orderId, orderId), eq(runRefunds.proof, ''));
  await tx
    .update(runRefunds)
    .set({ state: 'failed', claimedUntil: null })
    .where(and(isIt, pesewas === undefined ? undefined : eq(runRefunds.pesewas, pesewas)));
}
