import { randomInt } from 'node:crypto';
import { codeLifetime } from '@year-group/api-types/common/limits';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { verificationChallenges as challenges } from '#platform/db/schema.ts';
import type { JobData } from '#platform/jobs/jobTable.ts';
import type { Services } from '#platform/services.ts';
import { type Contact, findByContact } from './contact.ts';
import { createMemberRepository } from './memberRepository.ts';

/** From this many open codes on, with a recent one, a request shares it without another mail. */
const maxCodeLetters = 3;
const youngFor = codeLifetime / 2;

const sealedSchema = z.object({ contact: z.object({ phone: z.string().optional(), email: z.string() }) });

/** The code with its owner, so that the same code has different fingerprints. */
export const bound = (memberId: string, code: string): string => `${memberId}:${code}`;

/** Assigns a challenge to the member with its code; false when expired or assigned. */
async function assign(tx: Database, id: string, answer: Partial<typeof challenges.$inferInsert>) {
  const isFree = and(isNull(challenges.memberId), gt(challenges.expiresAt, sql`now()`));
  const rows = await tx
    .update(challenges)
    .set(answer)
    .where(and(eq(challenges.id, id), isFree))
    .returning({ id: challenges.id });
  return rows.length > 0;
}

/** Ends all challenges of a member; true for only one of several concurrent callers. */
export async function endChallengesOf(db: Database, memberId: string): Promise<boolean> {
  const mine = eq(challenges.memberId, memberId);
  return (await db.delete(challenges).where(mine).returning({ id: challenges.id })).length > 0;
}

/** Makes the job that looks up the member of a challenge, if any, and mails the code. */
export function createSendCode({ db, mail, sealing }: Services) {
  /**
   * The code already in the member's mailbox, when strangers have requested many: further requests
   * are not refused, no further mail is sent, and that code answers each of these challenges, which
   * end when a stranger's would. A code is shared only while the first challenge with it is young.
   */
  async function findShared(tx: Database, memberId: string) {
    const open = await tx
      .select({
        codeHash: challenges.codeHash,
        secondsLeft: sql<number>`extract(epoch from ${challenges.expiresAt} - now())::float`,
      })
      .from(challenges)
      .where(and(eq(challenges.memberId, memberId), gt(challenges.expiresAt, sql`now()`)))
      .orderBy(desc(challenges.expiresAt));
    const codeHash = open[0]?.codeHash;
    const first = open.findLast((each) => each.codeHash === codeHash);
    return first && open.length >= maxCodeLetters && first.secondsLeft > youngFor ? codeHash : undefined;
  }

  return async function sendCode({ challengeId, sealed }: JobData['send-code']): Promise<void> {
    await db.delete(challenges).where(lt(challenges.expiresAt, sql`now()`));
    const opened = sealedSchema.safeParse(await sealing.open(sealed));
    // Too old to be used.
    if (!opened.success) return;
    await db.transaction(async (tx) => {
      const found = await findByContact(tx, opened.data.contact as Contact);
      // Concurrent requests are counted individually.
      const member = found && (await createMemberRepository(tx).lock(found.id));
      if (!member) return;
      const { id: memberId, email: recipient, fullName } = member;
      const shared = await findShared(tx, memberId);
      if (shared) {
        await assign(tx, challengeId, { memberId, codeHash: shared });
        return;
      }
      const code = randomInt(1_000_000).toString().padStart(6, '0');
      const codeHash = sealing.fingerprint(bound(memberId, code));
      if (!(await assign(tx, challengeId, { memberId, codeHash }))) return;
      await mail.write(tx, {
        occasion: `verification:${challengeId}`,
        recipient,
        memberId,
        template: 'verification-code',
        data: { code, fullName },
        lifetime: codeLifetime,
      });
    });
  };
}
