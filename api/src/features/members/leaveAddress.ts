import { randomUUIDv7 } from 'node:crypto';
import { normaliseEmail } from '@year-group/api-types/common/rules';
import type { Database } from '#platform/db/database.ts';
import { type MailService, retriedSeconds } from '#platform/mail/mailService.ts';
import { maskContact } from './contact.ts';
import type { MemberRow } from './memberRepository.ts';
import { endChallengesOf } from './sendCode.ts';

/** Ends the codes sent to an address that a member leaves; resolves to the id of the letter to it. */
export async function leaveAddress(
  tx: Database,
  mail: MailService,
  { id, email, fullName }: MemberRow,
  newEmail: string,
  heldSeconds = 0,
): Promise<string | undefined> {
  if (normaliseEmail(email) === normaliseEmail(newEmail)) return undefined;
  await endChallengesOf(tx, id);
  return mail.write(tx, {
    occasion: `email-changed:${id}:${randomUUIDv7()}`,
    recipient: email,
    memberId: id,
    template: 'email-changed',
    data: { fullName, newEmail: maskContact({ email: newEmail }) },
    lifetime: retriedSeconds,
    heldSeconds,
  });
}
