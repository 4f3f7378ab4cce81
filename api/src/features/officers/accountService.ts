import { messages } from '@year-group/api-types/messages';
import type { OwnAccount } from '@year-group/api-types/officers/officers';
import { proofMs } from '@year-group/api-types/officers/rights';
import { eq } from 'drizzle-orm';
import { officers } from '#platform/db/schema.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import type { KnownSession } from '#platform/security/guards.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { endSessionsOf, lockCaller, type OfficerSessionService } from '../sessions/officerSessionService.ts';
import { endInvitationsOf } from './invitations.ts';
import { createOfficerChallenges } from './officerChallenges.ts';
import { createOfficerLetters } from './officerLetters.ts';
import { createOfficerPasswords, demandStrongPassword } from './officerPasswords.ts';
import { presentOfficer, readOfficers } from './officerRepository.ts';
import { demandOwnPassword, isPasswordSetting } from './ownerAccount.ts';
import type { Passkeys } from './passkeys.ts';
import type { Factor, SecondFactor } from './secondFactor.ts';
import type { SignInLimits } from './signInLimits.ts';

type Officer = typeof officers.$inferSelect;

/** The session of an officer, as the guard has found it. */
export type OfficerSession = Pick<KnownSession, 'id'> & { officer: NonNullable<KnownSession['officer']> };

/** The account of the officer who calls: its data, password, and new proofs of who they are. */
export function createAccountService(
  { db, group, mail, settings }: Services,
  parts: { sessions: OfficerSessionService; passkeys: Passkeys; factor: SecondFactor; limits: SignInLimits },
) {
  const { sessions, passkeys, factor, limits } = parts;
  const challenges = createOfficerChallenges(db);
  const passwords = createOfficerPasswords();
  const letters = createOfficerLetters(mail);

  async function find(id: string): Promise<Officer> {
    const [officer] = await db.select().from(officers).where(eq(officers.id, id));
    return officer ?? notFound(messages.officers.unknownOfficer);
  }

  async function read({ id: sessionId, officer }: OfficerSession): Promise<OwnAccount> {
    const [[row], own] = await Promise.all([
      readOfficers(db, passkeys.domain, officer.id),
      passkeys.listOf(officer.id),
    ]);
    if (!row) return notFound(messages.officers.unknownOfficer);
    return {
      ...presentOfficer(row),
      passkeyList: own.map(({ id, name, createdAt, lastUsedAt, domain }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
        isOfThisDomain: domain === passkeys.domain,
      })),
      recoveryCodesLeft: row.recoveryCodesLeft,
      isPasswordSetting: isPasswordSetting(officer.id, settings),
      mustSetUpSecondFactor: officer.mustSetUpSecondFactor,
      sessionId,
    };
  }

  async function isProofByPassword(officer: Officer, password: string, ip: string): Promise<boolean> {
    const tried = await limits.passwords.guess(ip, officer.id);
    if (await factor.has(officer)) return false;
    if (!(await passwords.isRight(officer.passwordHash, password))) return false;
    await tried.wasRight();
    return true;
  }

  async function isProof(
    officer: Officer,
    given: (Factor & { challengeId?: string }) | { password: string },
    ip: string,
  ): Promise<boolean> {
    if ('password' in given) return isProofByPassword(officer, given.password, ip);
    if ('code' in given) return factor.check(officer, given, '', ip);
    const asked = await challenges.take(given.challengeId ?? '', 'proof', officer.id);
    if (asked) return factor.check(officer, given, asked.content, ip);
    await limits.codes.guess(ip);
    return false;
  }

  return {
    find,
    read,

    async setPassword(session: OfficerSession, password: string): Promise<OwnAccount> {
      const { officer } = session;
      demandOwnPassword(officer.id, settings);
      await demandStrongPassword(password, await find(officer.id), group);
      const passwordHash = await passwords.hash(password);
      await db.transaction(async (tx) => {
        const row = await lockCaller(tx, session.id, officer.id);
        await tx.update(officers).set({ passwordHash }).where(eq(officers.id, officer.id));
        await endSessionsOf(tx, officer.id, session.id);
        await endInvitationsOf(tx, officer.id);
        await letters.signInChanged(tx, row, 'Your password was changed. All your other sessions are ended.');
        await logActions(tx, [{ action: 'own-password', target: `officers/${officer.id}` }]);
      });
      return read(session);
    },

    async beginProof({ officer }: OfficerSession) {
      const own = (await passkeys.listOf(officer.id)).filter(({ domain }) => domain === passkeys.domain);
      const options = await passkeys.askFor(own);
      const challengeId = await challenges.insert('proof', officer.id, options.challenge);
      return { challengeId, options: { ...options } };
    },

    async prove(
      { id, officer }: OfficerSession,
      given: (Factor & { challengeId?: string }) | { password: string },
      ip: string,
    ): Promise<{ provedUntil: string }> {
      if (!(await isProof(await find(officer.id), given, ip))) {
        await logActions(db, [{ action: 'login-failed', target: 'administrator' }]);
        const { wrongCode, passkeyUnknown } = messages.officers;
        const ofFactor = 'code' in given ? wrongCode : passkeyUnknown;
        const sentence = 'password' in given ? messages.admin.wrongPassword : ofFactor;
        throw new HttpError(400, 'password' in given ? 'wrong-password' : 'wrong-code', sentence);
      }
      await sessions.proved(id);
      return { provedUntil: new Date(Date.now() + proofMs).toISOString() };
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
