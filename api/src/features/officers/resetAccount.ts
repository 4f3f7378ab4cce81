import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { officerChallenges, officerPasskeys, officerRecoveryCodes, officers } from '#platform/db/schema.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { endSessionsOf } from '../sessions/officerSessionService.ts';
import { makeInvitation } from './invitations.ts';
import { isPasswordSetting } from './ownerAccount.ts';

/**
 * Takes password, second factors and sessions from an officer and makes a new link; resolves to its
 * token. The owner's account keeps a password that is a setting: the next start would set it again.
 */
export async function resetAccount(
  tx: Database,
  officerId: string,
  settings: Pick<Settings, 'adminPassword'>,
): Promise<string> {
  const keepsPassword = isPasswordSetting(officerId, settings);
  await tx
    .update(officers)
    .set({ codeAppSecret: null, codeAppStep: null, ...(!keepsPassword && { passwordHash: null }) })
    .where(eq(officers.id, officerId));
  for (const table of [officerPasskeys, officerRecoveryCodes, officerChallenges]) {
    await tx.delete(table).where(eq(table.officerId, officerId));
  }
  await endSessionsOf(tx, officerId);
  return makeInvitation(tx, officerId);
}
