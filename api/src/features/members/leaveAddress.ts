import { randomUUIDv7 } from 'node:crypto';
import { normaliseEmail } from '@year-group/api-types/common/rules';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { members } from '#platform/db/schema.ts';
import { type MailService, retriedSeconds } from '#platform/mail/mailService.ts';
import { maskContact } from './contact.ts';
import type { MemberRow } from './memberRepository.ts';
import { endChallengesOf } from './sendCode.ts';

/**
 * Ends the codes sent to an address that a member leaves, and their sessions where somebody else changed it;
 * resolves to the id of the letter to it.
 */
export async function leaveAddress(
  tx: Database,
  mail: MailService,
  { id, email, fullName }: MemberRow,
  newEmail: string,
  { isOwn, heldSeconds = 0 }: { isOwn: boolean; heldSeconds?: number },
): Promise<string | undefined> {
  if (normaliseEmail(email) === normaliseEmail(newEmail)) return undefined;
  await endChallengesOf(tx, id);
  if (!isOwn) await tx.update(members).set({ tokensValidFrom: new Date() }).where(eq(members.id, id));
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
