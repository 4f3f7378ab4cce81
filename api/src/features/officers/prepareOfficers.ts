import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { officerChallenges, officerInvitations, officerSessions, officers } from '#platform/db/schema.ts';
import type { Services } from '#platform/services.ts';
import { rememberedDays } from '../sessions/officerSessionService.ts';
import { countMovedPasskeys } from './movedPasskeys.ts';

/** Work of every start, and the hourly job that deletes what has expired. */
export async function prepareOfficers(services: Services, log: FastifyBaseLogger): Promise<void> {
  await sealAgain(services, log);
  const moved = await countMovedPasskeys(services.db, services.settings);
  if (moved.passkeys > 0) {
    log.warn(
      { passkeys: moved.passkeys, officersWithoutAnother: moved.officers },
      'passkeys of another domain do not work here: officers log in with password and code or a recovery code, or an owner lets them in again',
    );
  }
  await startSweeping(services);
}

/** Seals the secrets of code apps with the newest secret, so that an older one can be removed. */
async function sealAgain({ db, sealing }: Services, log: FastifyBaseLogger): Promise<void> {
  const rows = await db
    .select({ id: officers.id, sealed: officers.codeAppSecret })
    .from(officers)
    .where(isNotNull(officers.codeAppSecret));
  let lost = 0;
  for (const { id, sealed } of rows) {
    const opened = sealed ? await sealing.openLasting(sealed) : undefined;
    if (!opened) lost += 1;
    if (!sealed || !opened || opened.isNewest) continue;
    // Another process, or the officer, may have changed it meanwhile.
    const isSame = and(eq(officers.id, id), eq(officers.codeAppSecret, sealed));
    await db
      .update(officers)
      .set({ codeAppSecret: await sealing.sealLasting(opened.content) })
      .where(isSame);
  }
  if (lost > 0) {
    log.warn(
      { officers: lost },
      'code apps were set up under another TOKEN_SECRET and do not work: add that secret behind the present one',
    );
  }
}

/** Deletes challenges and links that have expired, and the rows of sessions after 90 days. */
async function startSweeping({ db, jobs }: Services): Promise<void> {
  await jobs.handle('sweep-officers', async () => {
    await db.delete(officerChallenges).where(lt(officerChallenges.expiresAt, sql`now()`));
    await db.delete(officerInvitations).where(lt(officerInvitations.expiresAt, sql`now()`));
    const oldest = sql`now() - make_interval(days => ${rememberedDays})`;
    await db.delete(officerSessions).where(lt(officerSessions.createdAt, oldest));
  });
}
