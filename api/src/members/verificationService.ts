import { randomInt, randomUUID } from 'node:crypto';
import type { Verification, VerificationCode, VerificationReply } from '@year-group/api-types/auth';
import { codeLifetime, codeTries } from '@year-group/api-types/limits';
import { messages } from '@year-group/api-types/messages';
import { eq } from 'drizzle-orm';
import { members } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import type { Tokens } from '../http/tokens.ts';
import type { Services } from '../services.ts';
import { createChallengeRepository } from './challengeRepository.ts';
import { findByContact, readContact } from './contact.ts';
import { maskContact } from './maskContact.ts';
import { createVerificationLimits } from './verificationLimits.ts';

const refuse = (sentence: string): never => {
  throw new HttpError(401, 'wrong-code', sentence);
};
/** The code with its challenge, or the same code would have the same fingerprint everywhere. */
const bound = (challengeId: string, code: string): string => `${challengeId}:${code}`;

/**
 * Proof of membership: at once, or by a code that goes to the member's e-mail.
 *
 * A code is kept as a keyed hash (HMAC with a key from the token secret), not as argon2id: six digits are tried out in
 * seconds against any hash that can be computed from the database alone, while without the secret this one tells nothing;
 * and it costs the same microseconds for everyone, so nobody can keep the server busy by asking for codes.
 */
export function createVerificationService({
  db,
  jobs,
  settings,
  sealing,
  tokens,
}: Pick<Services, 'db' | 'jobs' | 'settings' | 'sealing'> & { tokens: Tokens }) {
  const limits = createVerificationLimits({ db, sealing });
  async function tokenOf(memberId: string): Promise<{ token: string }> {
    const [member] = await db
      .select({ countsFrom: members.tokensValidFrom })
      .from(members)
      .where(eq(members.id, memberId));
    return { token: await tokens.issue({ role: 'member', memberId }, member?.countsFrom ?? undefined) };
  }

  /** A token at once; throws 401 when nobody has this phone or e-mail, 429 after too many wrong ones. */
  async function verifyAtOnce(typed: Verification, ip: string): Promise<VerificationReply> {
    const tried = await limits.guess(ip);
    const member = await findByContact(db, readContact(typed));
    if (!member) throw new HttpError(401, 'not-a-member', messages.verification.unknown);
    await tried.wasRight();
    return tokenOf(member.id);
  }

  /**
   * A challenge for whatever was typed. Who that is, if anybody, is looked up only by the job that sends the code, so
   * neither the reply nor its timing can tell. Throws 429 after too many.
   */
  async function challenge(typed: Verification, ip: string): Promise<VerificationReply> {
    const contact = readContact(typed);
    await limits.askForCode(ip, contact);
    const id = randomUUID();
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    const sealed = await sealing.seal({ contact, code }, codeLifetime);
    await db.transaction(async (tx) => {
      const codeHash = sealing.fingerprint(bound(id, code));
      await createChallengeRepository(tx).insert({ id, codeHash, triesLeft: codeTries }, codeLifetime);
      await jobs.enqueue(tx, 'send-code', { challengeId: id, sealed });
    });
    return { challengeId: id, sentTo: maskContact(contact), expiresIn: codeLifetime };
  }

  return {
    verify: settings.memberVerification === 'code' ? challenge : verifyAtOnce,

    /** A token for the right code; throws 401 for a wrong, old or used one, 429 after too many wrong ones. */
    async answer({ challengeId, code }: VerificationCode, ip: string): Promise<{ token: string }> {
      const tried = await limits.guess(ip);
      const challenges = createChallengeRepository(db);
      const found = await challenges.takeTry(challengeId);
      if (!found) return refuse(messages.verification.codeEnded);
      const isRight = sealing.isFingerprint(bound(challengeId, code), found.codeHash);
      if (!isRight || !found.memberId) {
        return refuse(
          found.triesLeft > 0 ? messages.verification.wrongCode : messages.verification.codeEnded,
        );
      }
      if (!(await challenges.end(challengeId))) return refuse(messages.verification.codeEnded);
      await tried.wasRight();
      return tokenOf(found.memberId);
    },
  };
}
