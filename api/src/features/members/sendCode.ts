import { randomInt } from 'node:crypto';
import { codeLifetime } from '@year-group/api-types/common/limits';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import type { JobData } from '#platform/jobs/jobTable.ts';
import type { Services } from '#platform/services.ts';
import { createChallengeRepository } from './challengeRepository.ts';
import { type Contact, findByContact } from './contact.ts';
import { createMemberRepository } from './memberRepository.ts';

/** From this many open codes on, with a recent one, a request shares it without another mail. */
const maxCodeLetters = 3;
const youngFor = codeLifetime / 2;

const sealedSchema = z.object({ contact: z.object({ phone: z.string().optional(), email: z.string() }) });

/** The code with its owner, so that the same code has different fingerprints. */
export const bound = (memberId: string, code: string): string => `${memberId}:${code}`;

/** Makes the job that looks up the member of a challenge, if any, and mails the code. */
export function createSendCode({ db, mail, sealing }: Services) {
  /**
   * The code already in the member's mailbox, when strangers have requested many: further requests
   * are not refused, no further mail is sent, and that code answers each of these challenges.
   */
  async function findShared(tx: Database, memberId: string) {
    const open = await createChallengeRepository(tx).openOf(memberId);
    const [newest] = open;
    return newest && open.length >= maxCodeLetters && newest.secondsLeft > youngFor ? newest : undefined;
  }

  return async function sendCode({ challengeId, sealed }: JobData['send-code']): Promise<void> {
    await createChallengeRepository(db).deleteExpired();
    const opened = sealedSchema.safeParse(await sealing.open(sealed));
    // Too old to be used.
    if (!opened.success) return;
    await db.transaction(async (tx) => {
      const found = await findByContact(tx, opened.data.contact as Contact);
      // Concurrent requests are counted individually.
      const member = found && (await createMemberRepository(tx).lock(found.id));
      if (!member) return;
      const { id: memberId, email: recipient, fullName } = member;
      const challenges = createChallengeRepository(tx);
      const shared = await findShared(tx, memberId);
      if (shared) {
        const { codeHash, expiresAt } = shared;
        await challenges.assign(challengeId, { memberId, codeHash, expiresAt });
        return;
      }
      const code = randomInt(1_000_000).toString().padStart(6, '0');
      const codeHash = sealing.fingerprint(bound(memberId, code));
      if (!(await challenges.assign(challengeId, { memberId, codeHash }))) return;
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
