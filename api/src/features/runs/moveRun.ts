import { messages } from '@year-group/api-types/messages';
import { allows, type RunAction, stateAfter } from '@year-group/api-types/shop/runStates';
import { eq } from 'drizzle-orm';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import type { Database } from '#platform/db/database.ts';
import { runs } from '#platform/db/schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import { logActions } from '../actions/actionService.ts';
import { isOwing } from './runBuyers.ts';
import { type RunRow, readPaid, titleOf } from './runQueries.ts';

/**
 * The only way a locked run changes its state: public replies and the log follow. Throws 409 when
 * the state does not allow the action.
 */
export async function moveRun(tx: Database, run: RunRow, action: RunAction): Promise<RunRow> {
  const state = stateAfter(run.state, action);
  if (!state) throw new HttpError(409, 'conflict', messages.runs.notNow(run.state));
  if (state === run.state) return run;
  // Buyers get a letter about the minimum, and another one about a failure.
  const toldAt = action === 'fail' ? null : run.toldAt;
  await tx.update(runs).set({ state, toldAt }).where(eq(runs.id, run.id));
  await contentChanged(tx);
  const detail = `${await titleOf(tx, run.listingId)}: ${run.state} → ${state}`;
  await logActions(tx, [{ action: 'run-state', target: `runs/${run.id}`, detail }]);
  return { ...run, state, toldAt };
}

/** Moves a locked open run on when its minimum is paid, and back when it no longer is and no buyer was told. */
export async function reachOrReopen(tx: Database, run: RunRow): Promise<RunRow> {
  if (run.toldAt) return run;
  const paid = (await readPaid(tx, [run])).get(run.id) ?? 0;
  const action = paid >= run.minimum ? 'reach' : 'reopen';
  return allows(run.state, action) ? moveRun(tx, run, action) : run;
}

/** Closes a locked run that failed once nobody's money is held. */
export async function closeIfRefunded(tx: Database, run: RunRow): Promise<RunRow> {
  if (run.state !== 'failed' && run.state !== 'refunding') return run;
  return (await isOwing(tx, run)) ? run : moveRun(tx, run, 'close');
}
