import { randomInt } from 'node:crypto';
import { codeLifetime } from '@year-group/api-types/limits';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import type { JobData } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { createChallengeRepository } from './challengeRepository.ts';
import { type Contact, findByContact } from './contact.ts';
import { createMemberRepository } from './memberRepository.ts';

/** While so many codes of a member are open and the newest is young, the next request shares it: no other letter goes out. */
const mostLetters = 3;
const youngFor = codeLifetime / 2;

const sealedSchema = z.object({ contact: z.object({ phone: z.string().optional(), email: z.string() }) });

/** The code with its owner, or the same code would have the same fingerprint everywhere. */
export const bound = (memberId: string, code: string): string => `${memberId}:${code}`;

/** Makes the job that finds out whose verification it is and sends them their code; for nobody it does nothing. */
export function createSendCode({ db, mail, sealing }: Pick<Services, 'db' | 'mail' | 'sealing'>) {
  /**
   * The code that the member has in their mailbox already, when strangers have asked for many: whoever asks next is not
   * refused, the mailbox is not flooded, and the code in it opens each of these challenges.
   */
  async function findShared(tx: Database, memberId: string) {
    const open = await createChallengeRepository(tx).openOf(memberId);
    const [newest] = open;
    return newest && open.length >= mostLetters && newest.secondsLeft > youngFor ? newest : undefined;
  }

  return async function sendCode({ challengeId, sealed }: JobData['send-code']): Promise<void> {
    await createChallengeRepository(db).deleteExpired();
    const opened = sealedSchema.safeParse(await sealing.open(sealed));
    // Too old to be used any more.
    if (!opened.success) return;
    await db.transaction(async (tx) => {
      const found = await findByContact(tx, opened.data.contact as Contact);
      // Requests of the same moment are counted one by one.
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
