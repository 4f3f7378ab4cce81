import { randomUUID } from 'node:crypto';
import { codeLifetime, codeTries } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import type {
  MemberToken,
  Verification,
  VerificationCode,
  VerificationReply,
} from '@year-group/api-types/officers/auth';
import { and, eq, gt, not, sql } from 'drizzle-orm';
import { verificationChallenges as challenges, members } from '#platform/db/schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { findByContact, maskContact, readContact } from './contact.ts';
import { bound, endChallengesOf } from './sendCode.ts';
import { createVerificationLimits } from './verificationLimits.ts';

const refuse = (sentence: string): never => {
  throw new HttpError(401, 'wrong-code', sentence);
};

/**
 * Proof of membership: at once, or by a code mailed to the member. A code is stored as a keyed hash
 * (HMAC with a key from the token secret), not as argon2id: six digits can be guessed in seconds
 * from any unkeyed hash, but a leaked database alone exposes no codes. It is also cheap, so code
 * requests cannot overload the server.
 */
export function createVerificationService({ db, jobs, settings, sealing, tokens }: Services) {
  const limits = createVerificationLimits({ db });
  /** A token for a member who has just verified their e-mail, as far as the settings require it. */
  async function admitProved(memberId: string): Promise<MemberToken> {
    const [proved] = await db
      .update(members)
      .set({ awaiting: sql`array_remove(${members.awaiting}, 'email-proof')` })
      .where(and(eq(members.id, memberId), not(members.listed)))
      .returning({ isListed: members.listed });
    const [member] = await db
      .select({ countsFrom: members.tokensValidFrom })
      .from(members)
      .where(eq(members.id, memberId));
    const token = await tokens.issue({ role: 'member', memberId }, member?.countsFrom ?? undefined);
    return { token, ...(proved?.isListed === false && { awaitsAdmission: true as const }) };
  }

  /** A token at once; throws 401 for an unknown phone or e-mail, 429 after too many wrong ones. */
  async function verifyAtOnce(typed: Verification, ip: string): Promise<VerificationReply> {
    const tried = await limits.guess(ip);
    const member = await findByContact(db, readContact(typed));
    if (!member) throw new HttpError(401, 'not-a-member', messages.verification.unknown);
    await tried.wasRight();
    return admitProved(member.id);
  }

  /**
   * A challenge for any input. The member is looked up only by the job that sends the code, so
   * neither the reply nor its timing reveals whether one exists. Throws 429 after too many.
   */
  async function challenge(typed: Verification, ip: string): Promise<VerificationReply> {
    const contact = readContact(typed);
    await limits.requestCode(ip);
    const id = randomUUID();
    const sealed = await sealing.seal({ contact }, codeLifetime);
    await db.transaction(async (tx) => {
      // No code matches this one; the job replaces it by the member's, if there is a member.
      const codeHash = sealing.fingerprint(id);
      // By the database's clock, which all processes share.
      const expiresAt = sql`now() + make_interval(secs => ${codeLifetime})`;
      await tx.insert(challenges).values({ id, codeHash, triesLeft: codeTries, expiresAt });
      await jobs.enqueue(tx, 'send-code', { challengeId: id, sealed });
    });
    return { challengeId: id, sentTo: maskContact(contact), expiresIn: codeLifetime };
  }

  return {
    verify: settings.memberVerification === 'code' ? challenge : verifyAtOnce,

    /** A token for the right code; throws 401 for a wrong one, 429 after too many. */
    async answer({ challengeId, code }: VerificationCode, ip: string): Promise<MemberToken> {
      const tried = await limits.guess(ip);
      // Before the comparison, so that concurrent attempts cannot share one.
      const [found] = await db
        .update(challenges)
        .set({ triesLeft: sql`${challenges.triesLeft} - 1` })
        .where(
          and(
            eq(challenges.id, challengeId),
            gt(challenges.triesLeft, 0),
            gt(challenges.expiresAt, sql`now()`),
          ),
        )
        .returning();
      if (!found) return refuse(messages.verification.codeEnded);
      // The same work for an unknown member, so that neither reply nor timing reveals one.
      const owner = found.memberId ?? challengeId;
      const compared = await limits.guessFor(owner, ip);
      const isRight = sealing.isFingerprint(bound(owner, code), found.codeHash) && compared.counts;
      if (!isRight || !found.memberId) {
        return refuse(
          found.triesLeft > 0 ? messages.verification.wrongCode : messages.verification.codeEnded,
        );
      }
      if (!(await endChallengesOf(db, found.memberId))) return refuse(messages.verification.codeEnded);
      await tried.wasRight();
      await compared.wasRight();
      return admitProved(found.memberId);
    },
  };
}
