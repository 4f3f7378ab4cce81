import { messages } from '@year-group/api-types/messages';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { officers } from '#platform/db/schema.ts';
import { conflict } from '#platform/http/errors.ts';
import { ownerAccountId } from '#platform/security/actor.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { endSessionsOf } from '../sessions/officerSessionService.ts';
import { endInvitationsOf } from './invitations.ts';
import { createOfficerPasswords } from './officerPasswords.ts';
import { inFours, makeCode } from './secretCodes.ts';

/** Whether an officer's password is the setting, set by each start: that of the owner's account. */
export const isPasswordSetting = (
  officerId: string,
  { adminPassword }: Pick<Settings, 'adminPassword'>,
): boolean => officerId === ownerAccountId && adminPassword !== undefined;

/** Throws 409 for such a password. */
export function demandOwnPassword(officerId: string, settings: Settings): void {
  if (isPasswordSetting(officerId, settings)) throw conflict(messages.officers.passwordIsSetting);
}

/** The owner's account and its password. */
export function createOwnerAccount(db: Database) {
  const passwords = createOfficerPasswords();
  const find = async () => (await db.select().from(officers).where(eq(officers.id, ownerAccountId)))[0];

  const isPassword = async (password: string) => passwords.isRight((await find())?.passwordHash, password);

  async function setPassword(password: string, endsLink: boolean) {
    const passwordHash = await passwords.hash(password);
    await db.transaction(async (tx) => {
      await tx
        .insert(officers)
        .values({ id: ownerAccountId, name: 'Owner', roles: ['owner'], joinedAt: new Date(), passwordHash })
        .onConflictDoUpdate({ target: officers.id, set: { passwordHash } });
      await endSessionsOf(tx, ownerAccountId);
      if (endsLink) await endInvitationsOf(tx, ownerAccountId);
    });
  }

  return {
    /** Sets the configured password; without one, a start that finds no stored password resolves to a generated one. */
    async prepare(configured: string | undefined): Promise<string | undefined> {
      if (configured !== undefined) {
        if (!(await isPassword(configured))) await setPassword(configured, true);
        return undefined;
      }
      if ((await find())?.passwordHash) return undefined;
      const password = inFours(makeCode(12));
      // After a reset, whose link still counts.
      await setPassword(password, false);
      return password;
    },
    isPassword,
  };
}

export type OwnerAccount = ReturnType<typeof createOwnerAccount>;
