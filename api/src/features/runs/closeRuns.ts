import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import { runs, runWaiters } from '#platform/db/schema.ts';
import type { Services } from '#platform/services.ts';
import { closeIfRefunded, moveRun, reachOrReopen } from './moveRun.ts';
import { tellBuyers, tellWaiters } from './runLetters.ts';
import { lockRun } from './runQueries.ts';
import { closeRun } from './runRefundService.ts';

/**
 * Closes runs whose time is over and writes the letters that are due, each minute. Every run is one
 * transaction, so a killed process leaves it as it was, and the next one does it.
 */
export async function startClosingRuns(services: Pick<Services, 'db' | 'jobs' | 'mail'>): Promise<void> {
  const { db, jobs } = services;

  const close = (id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const run = await lockRun(tx, id);
      if (run?.state !== 'open' || run.closesAt.getTime() > Date.now()) return;
      await contentChanged(tx);
      const decided = await reachOrReopen(tx, run);
      if (decided.state === 'open') await closeIfRefunded(tx, await moveRun(tx, run, 'fail'));
    });

  await jobs.handle('close-runs', async () => {
    const isOver = and(eq(runs.state, 'open'), lte(runs.closesAt, sql`now()`));
    for (const { id } of await db.select({ id: runs.id }).from(runs).where(isOver)) await close(id);
    // Money also goes back in the provider's dashboard, and with an order that is cancelled.
    const isFailed = inArray(runs.state, ['failed', 'refunding']);
    for (const { id } of await db.select({ id: runs.id }).from(runs).where(isFailed))
      await db.transaction((tx) => closeRun(tx, id));
    await tellBuyers(services);
    await tellWaiters(services);
    await db.delete(runWaiters).where(sql`${runWaiters.createdAt} < now() - interval '1 year'`);
  });
}
