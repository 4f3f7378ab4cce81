import { lt, sql } from 'drizzle-orm';
import { rateLimits } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** Deletes expired counted attempts, once an hour. */
export async function startSweepingExpired({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await jobs.handle('sweep-expired', async () => {
    // An hour after expiry: the clock of another process may be slow.
    await db.delete(rateLimits).where(lt(rateLimits.expire, sql`now() - interval '1 hour'`));
  });
  await jobs.schedule('sweep-expired', '10 * * * *');
}
