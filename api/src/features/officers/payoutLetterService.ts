import type { Role } from '@year-group/api-types/officers/rights';
import { isNotNull } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { officers } from '#platform/db/schema.ts';
import type { MailService } from '#platform/mail/mailService.ts';
import { createOfficerLetters } from './officerLetters.ts';

const readers: readonly Role[] = ['owner', 'treasurer'];

/** Writes to owners and treasurers that the group's payment details were published again. */
export async function tellOfPayoutDetails(tx: Database, mail: MailService): Promise<void> {
  const letters = createOfficerLetters(mail);
  const active = await tx.select().from(officers).where(isNotNull(officers.joinedAt));
  for (const officer of active) {
    if (officer.roles.some((role) => readers.includes(role))) await letters.payout(tx, officer);
  }
}
