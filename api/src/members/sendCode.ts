import { codeLifetime } from '@year-group/api-types/limits';
import { z } from 'zod';
import type { Services } from '../services.ts';
import type { JobData } from '../work/jobs.ts';
import { createChallengeRepository } from './challengeRepository.ts';
import { type Contact, findByContact } from './contact.ts';

const sealedSchema = z.object({
  contact: z.object({ phone: z.string().optional(), email: z.string() }),
  code: z.string(),
});

/** Makes the job that finds out whose verification it is and writes him his code; for nobody it does nothing. */
export function createSendCode({ db, mail, sealing }: Pick<Services, 'db' | 'mail' | 'sealing'>) {
  return async function sendCode({ challengeId, sealed }: JobData['send-code']): Promise<void> {
    await createChallengeRepository(db).deleteExpired();
    const opened = sealedSchema.safeParse(await sealing.open(sealed));
    // Too old to be used any more.
    if (!opened.success) return;
    const { contact, code } = opened.data;
    const member = await findByContact(db, contact as Contact);
    if (!member) return;
    await db.transaction(async (tx) => {
      if (!(await createChallengeRepository(tx).assign(challengeId, member.id))) return;
      await mail.write(tx, {
        occasion: `verification:${challengeId}`,
        recipient: member.email,
        template: 'verification-code',
        data: { code, fullName: member.fullName },
        lifetime: codeLifetime,
      });
    });
  };
}
