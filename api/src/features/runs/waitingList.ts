import { messages } from '@year-group/api-types/messages';
import { isBuyable } from '@year-group/api-types/runStates';
import type { Database } from '#platform/db/database.ts';
import { runWaiters } from '#platform/db/schema.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { newestRuns, presentListingRun } from './runQueries.ts';

/**
 * Enters an address once on the waiting list of a listing. Throws 404 for a listing without runs, 409
 * when it can be ordered now.
 */
export async function joinWaitingList(db: Database, listingId: string, email: string): Promise<void> {
  const run = (await newestRuns(db, [listingId])).get(listingId) ?? notFound(messages.runs.notFound);
  if (isBuyable(presentListingRun(run))) throw new HttpError(409, 'conflict', messages.runs.openNow);
  await db.insert(runWaiters).values({ listingId, email: email.toLowerCase() }).onConflictDoNothing();
}
