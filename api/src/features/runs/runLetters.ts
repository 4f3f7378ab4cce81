import { isBuyable, type RunState } from '@year-group/api-types/shop/runStates';
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { orderLines, orders, runLines, runs, runWaiters } from '#platform/db/schema.ts';
import { retriedSeconds } from '#platform/mail/mailService.ts';
import type { Services } from '#platform/services.ts';
import { reachOrReopen } from './moveRun.ts';
import { isCounted, lockRun, type RunRow, titleOf } from './runQueries.ts';

/** States about which buyers have not had a letter yet. */
const undecided: RunState[] = ['draft', 'open'];
const isFailed = ({ state }: RunRow) => ['failed', 'refunding', 'closed'].includes(state);

/** Writes to each buyer, once, that the minimum of their run is reached, or that it failed. */
export async function tellBuyers({ db, mail }: Pick<Services, 'db' | 'mail'>): Promise<void> {
  const isDue = and(isNull(runs.toldAt), notInArray(runs.state, undecided));
  for (const { id } of await db.select({ id: runs.id }).from(runs).where(isDue)) {
    await db.transaction(async (tx) => {
      const locked = await lockRun(tx, id);
      const run = locked && (await reachOrReopen(tx, locked));
      if (!run || run.toldAt || undecided.includes(run.state)) return;
      const title = await titleOf(tx, run.listingId);
      const template = isFailed(run) ? 'run-failed' : 'run-reached';
      for (const { email: recipient, ...buyer } of await readBuyers(tx, run)) {
        const data = { ...buyer, title, expectedOn: run.expectedOn };
        await mail.write(tx, { occasion: `${template}:${id}:${buyer.orderId}`, recipient, template, data });
      }
      await tx.update(runs).set({ toldAt: new Date() }).where(eq(runs.id, id));
    });
  }
}

/** Of a run that failed also those whose money went back already. */
const readBuyers = (tx: Database, run: RunRow) =>
  tx
    .selectDistinct({ orderId: orders.id, customerName: orders.customerName, email: orders.customerEmail })
    .from(runLines)
    .innerJoin(orders, eq(orders.id, runLines.orderId))
    .innerJoin(orderLines, eq(orderLines.id, runLines.orderLineId))
    .where(and(eq(runLines.runId, run.id), isFailed(run) ? isNull(runLines.leftIn) : isCounted));

/** Writes to everybody on the list of a run that is open, and deletes their addresses. */
export async function tellWaiters({ db, mail }: Pick<Services, 'db' | 'mail'>): Promise<void> {
  const open = await db
    .selectDistinct({ id: runs.id })
    .from(runs)
    .innerJoin(runWaiters, eq(runWaiters.listingId, runs.listingId))
    .where(inArray(runs.state, ['open', 'reached']));
  for (const { id } of open) {
    await db.transaction(async (tx) => {
      const run = await lockRun(tx, id);
      if (!run || !isBuyable(run)) return;
      const { listingId } = run;
      const title = await titleOf(tx, listingId);
      const waiters = await tx.delete(runWaiters).where(eq(runWaiters.listingId, listingId)).returning();
      const data = { listingId, title, closesAt: run.closesAt.toISOString() };
      for (const { email: recipient } of waiters) {
        const occasion = `run-open:${id}:${recipient}`;
        await mail.write(tx, { occasion, recipient, template: 'run-open', data, lifetime: retriedSeconds });
      }
    });
  }
}
