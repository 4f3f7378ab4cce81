import { randomInt, randomUUID } from 'node:crypto';
import { messages } from '@year-group/api-types/messages';
import { eq } from 'drizzle-orm';
import { officers } from '#platform/db/schema.ts';
import { conflict, HttpError } from '#platform/http/errors.ts';
import { currentOfficer } from '#platform/security/actor.ts';
import type { Services } from '#platform/services.ts';
import { createHandoverRepository, type HandoverRow } from './handoverRepository.ts';

/** Seconds after which the test letter expires unsent; its code counts until there is a newer letter. */
const letterSeconds = 24 * 60 * 60;

/** The letter whose code proves that letters arrive. */
export function createTestLetter({ db, mail, sealing }: Services) {
  async function ownAddress(): Promise<string> {
    const own = eq(officers.id, currentOfficer()?.officerId ?? '');
    const [officer] = await db.select().from(officers).where(own);
    if (!officer?.email) throw conflict(messages.handover.noAddress);
    return officer.email;
  }

  return {
    async send(row: HandoverRow): Promise<HandoverRow> {
      const recipient = await ownAddress();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      return db.transaction(async (tx) => {
        await mail.write(tx, {
          occasion: `handover:${row.id}:${randomUUID()}`,
          recipient,
          template: 'handover-test',
          data: { code },
          lifetime: letterSeconds,
        });
        const fields = {
          letterSentTo: recipient,
          letterCode: sealing.fingerprint(`${row.id} ${code}`),
          letterArrivedAt: null,
        };
        return createHandoverRepository(tx).change(row, fields);
      });
    },

    /** Throws 400 unless the code is the one of the last letter. */
    check({ id, letterCode }: HandoverRow, code: string): void {
      if (!letterCode || !sealing.isFingerprint(`${id} ${code}`, letterCode))
        throw new HttpError(400, 'wrong-code', messages.handover.codeWrong);
    },
  };
}
