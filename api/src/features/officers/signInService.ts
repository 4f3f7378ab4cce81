import { messages } from '@year-group/api-types/messages';
import type { AdminLogin } from '@year-group/api-types/officers/auth';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { officers } from '#platform/db/schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import { ownerAccountId } from '#platform/security/actor.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import type { OfficerSessionService } from '../sessions/officerSessionService.ts';
import { createOfficerChallenges } from './officerChallenges.ts';
import { createOfficerPasswords } from './officerPasswords.ts';
import type { Passkeys } from './passkeys.ts';
import type { Factor, SecondFactor } from './secondFactor.ts';
import type { SignInLimits } from './signInLimits.ts';

type Request = Pick<FastifyRequest, 'ip' | 'headers'>;
type Officer = typeof officers.$inferSelect;

/** How officers log in: password and second factor, or a passkey alone. */
export function createSignInService(
  { db, sealing }: Services,
  parts: { sessions: OfficerSessionService; passkeys: Passkeys; factor: SecondFactor; limits: SignInLimits },
) {
  const { sessions, passkeys, factor, limits } = parts;
  const challenges = createOfficerChallenges(db);
  const passwords = createOfficerPasswords();

  const find = async (email: string | undefined): Promise<Officer | undefined> => {
    const isIt = email === undefined ? eq(officers.id, ownerAccountId) : eq(officers.email, email);
    return (await db.select().from(officers).where(isIt))[0];
  };

  async function refuse(sentence: string, code: HttpError['code'] = 'wrong-code'): Promise<never> {
    await logActions(db, [{ action: 'login-failed', target: 'administrator' }]);
    throw new HttpError(401, code, sentence);
  }

  async function challenge(officer: Officer) {
    const own = (await passkeys.listOf(officer.id)).filter(({ domain }) => domain === passkeys.domain);
    const passkeyOptions = own.length > 0 ? await passkeys.askFor(own) : null;
    const challengeId = await challenges.insert('second-factor', officer.id, passkeyOptions?.challenge ?? '');
    return {
      challengeId,
      hasCodeApp: officer.codeAppSecret !== null,
      passkeyOptions: passkeyOptions && { ...passkeyOptions },
    };
  }

  return {
    /** A token, or the question for the second factor; without an e-mail of the owner's account. */
    async logIn({ email, password }: AdminLogin, request: Request) {
      const officer = await find(email);
      // One count for each account; fingerprints, so that the counters hold no addresses of strangers.
      const account = officer?.id ?? sealing.fingerprint(email ?? 'owner');
      const tried = await limits.passwords.guess(request.ip, account);
      if (!(await passwords.isRight(officer?.passwordHash, password)) || !officer) {
        const sentence = email === undefined ? messages.admin.wrongPassword : messages.officers.wrongLogin;
        return refuse(sentence, 'wrong-password');
      }
      await tried.wasRight();
      if (await factor.has(officer)) return challenge(officer);
      return { token: await sessions.begin(officer, request) };
    },

    /** The token for the answer to the question; throws 401 for a wrong one. */
    async answer({ challengeId, ...given }: Factor & { challengeId: string }, request: Request) {
      const asked = await challenges.attempt(challengeId, 'second-factor');
      if (!asked?.officerId) {
        // Counted first, or anybody could fill the log, from which nothing is deleted.
        await limits.codes.guess(request.ip);
        return refuse(messages.officers.challengeEnded);
      }
      const [officer] = await db.select().from(officers).where(eq(officers.id, asked.officerId));
      if (!officer || !(await factor.check(officer, given, asked.content, request.ip))) {
        return refuse('code' in given ? messages.officers.wrongCode : messages.officers.passkeyUnknown);
      }
      if (!(await challenges.end(challengeId))) return refuse(messages.officers.challengeEnded);
      return { token: await sessions.begin(officer, request) };
    },

    /** What to ask a browser for when it is not known yet who logs in. */
    async beginPasskey(ip: string) {
      await limits.beginCeremony(ip);
      const options = await passkeys.askFor();
      const challengeId = await challenges.insert('passkey-login', null, options.challenge);
      return { challengeId, options: { ...options } };
    },

    async logInWithPasskey(
      { challengeId, response }: { challengeId: string; response: { id: string } },
      request: Request,
    ) {
      const tried = await limits.codes.guess(request.ip);
      const asked = await challenges.take(challengeId, 'passkey-login', null);
      if (!asked) return refuse(messages.officers.challengeEnded);
      const officer = await passkeys.officerOf(response, asked.content);
      if (!officer) return refuse(messages.officers.passkeyUnknown);
      await tried.wasRight();
      return { token: await sessions.begin(officer, request) };
    },
  };
}

export type SignInService = ReturnType<typeof createSignInService>;
