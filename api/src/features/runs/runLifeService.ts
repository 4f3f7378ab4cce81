import { randomUUIDv7 } from 'node:crypto';
import { toPesewas } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { PriceStep, Run, RunChange, RunInput } from '@year-group/api-types/shop/run';
import { allows, type RunStep, upcomingStates } from '@year-group/api-types/shop/runStates';
import { and, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import type { Database } from '#platform/db/database.ts';
import { listings, runLines, runs } from '#platform/db/schema.ts';
import { HttpError, notFound, refusedField } from '#platform/http/errors.ts';
import type { Sent } from '#platform/http/sentWith.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { idIsUsed, isFirstArrival, wasDeleted } from '../trash/sentRecordService.ts';
import { closeIfRefunded, moveRun, reachOrReopen } from './moveRun.ts';
import { isOwing } from './runBuyers.ts';
import { lockRun, presentRun, type RunRow, readPaid, refundedLines, titleOf } from './runQueries.ts';

/** The life of runs: planned, opened, moved on by officers and by time. */
export function createRunLife({ db }: Pick<Services, 'db'>) {
  const locked = async (tx: Database, id: string) =>
    (await lockRun(tx, id)) ?? notFound(messages.runs.notFound);

  const present = async (from: Database, row: RunRow): Promise<Run> => {
    const paid = await readPaid(from, [row]);
    return presentRun(row, await titleOf(from, row.listingId), paid.get(row.id));
  };

  const log = async (tx: Database, action: 'add' | 'change' | 'delete', { id, listingId }: RunRow) => {
    await contentChanged(tx);
    await logActions(tx, [{ action, target: `runs/${id}`, detail: await titleOf(tx, listingId) }]);
  };

  return {
    /** Every run, newest first. */
    async list(): Promise<Run[]> {
      const rows = await db
        .select({ run: runs, title: listings.title })
        .from(runs)
        .leftJoin(listings, eq(listings.id, runs.listingId))
        .orderBy(desc(runs.createdAt), desc(runs.id));
      const all = rows.map(({ run }) => run);
      const paid = await readPaid(db, all);
      return rows.map(({ run, title }) => presentRun(run, title ?? '', paid.get(run.id)));
    },

    /** Plans a run; throws 404 for an unknown listing, 409 when one is planned or open already. */
    create: ({ priceSteps, closesAt, ...input }: RunInput, sent?: Sent): Promise<Run> =>
      db.transaction(async (tx) => {
        const isListing = eq(listings.id, input.listingId);
        const [listing] = await tx.select().from(listings).where(isListing).for('update');
        if (!listing) notFound(messages.listings.notFound);
        const newId = sent?.id ?? randomUUIDv7();
        const isFirst = !sent || (await isFirstArrival(tx, 'runs', sent));
        const [known] = await tx.select().from(runs).where(eq(runs.id, newId));
        if (known && isFirst) throw idIsUsed();
        if (known) return present(tx, known);
        if (!isFirst) throw wasDeleted();
        const isUpcoming = inArray(runs.state, [...upcomingStates]);
        if ((await tx.$count(runs, and(eq(runs.listingId, input.listingId), isUpcoming))) > 0)
          throw new HttpError(409, 'conflict', messages.runs.hasUpcoming);
        const values = {
          ...input,
          closesAt: comingTime(closesAt),
          id: newId,
          state: 'draft' as const,
          priceSteps: storeSteps(priceSteps),
        };
        const [row] = await tx.insert(runs).values(values).returning();
        if (!row) throw new Error('The run was not stored.');
        await log(tx, 'add', row);
        return present(tx, row);
      }),

    /** Changes a run; another minimum may be reached at once, or no longer. Throws 404, or 409 later on. */
    change: (id: string, { priceSteps, closesAt, ...change }: RunChange): Promise<Run> =>
      db.transaction(async (tx) => {
        const run = await moveRun(tx, await locked(tx, id), 'change');
        const fields = {
          ...change,
          ...(closesAt && { closesAt: comingTime(closesAt) }),
          ...(priceSteps && { priceSteps: storeSteps(priceSteps) }),
        };
        if (Object.values(fields).every((value) => value === undefined)) return present(tx, run);
        const [row] = await tx.update(runs).set(fields).where(eq(runs.id, id)).returning();
        if (!row) throw new Error('The run was not stored.');
        await log(tx, 'change', row);
        return present(tx, await reachOrReopen(tx, row));
      }),

    /** Deletes a draft; throws 404, or 409 for a run that has been opened. */
    delete: (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const run = await moveRun(tx, await locked(tx, id), 'delete');
        await tx.delete(runs).where(eq(runs.id, id));
        await log(tx, 'delete', run);
      }),

    /** Moves a run on; throws 404, or 409 when its state or its money does not allow it. */
    step: (id: string, step: RunStep): Promise<Run> =>
      db.transaction(async (tx) => {
        const run = await locked(tx, id);
        if (step === 'close' && allows(run.state, step) && (await isOwing(tx, run)))
          throw new HttpError(409, 'conflict', messages.runs.notAllRefunded);
        const moved = await moveRun(tx, run, step);
        if (step === 'open') return present(tx, await takeWaiting(tx, moved));
        return present(tx, await closeIfRefunded(tx, moved));
      }),
  };
}

/** The lines that were paid too late for an earlier run join this one, which was just opened. */
async function takeWaiting(tx: Database, run: RunRow): Promise<RunRow> {
  if (run.closesAt.getTime() <= Date.now()) throw new HttpError(409, 'conflict', messages.runs.closesInPast);
  await tx
    .update(runLines)
    .set({ runId: run.id, joinedAt: new Date() })
    .where(
      and(
        eq(runLines.listingId, run.listingId),
        isNull(runLines.runId),
        notInArray(runLines.orderLineId, refundedLines(tx)),
        isNull(runLines.leftIn),
        eq(runLines.isShort, false),
      ),
    );
  return reachOrReopen(tx, run);
}

const storeSteps = (steps: readonly PriceStep[]) =>
  steps.map(({ from, price }) => ({ from, pricePesewas: toPesewas(price) }));

/** The time of closing; throws 400 when it has passed. */
function comingTime(text: string): Date {
  const time = new Date(text);
  if (time.getTime() > Date.now()) return time;
  throw refusedField('closesAt', messages.runs.closesInPast);
}
