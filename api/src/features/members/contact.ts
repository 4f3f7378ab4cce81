import { lookupPhone } from '@year-group/api-types/common/phone';
import { normaliseEmail } from '@year-group/api-types/common/rules';
import type { Verification } from '@year-group/api-types/officers/auth';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { members } from '#platform/db/schema.ts';
import { maskEmail } from '#platform/maskEmail.ts';
import { type MemberRow, memberColumns } from './memberRepository.ts';

/** The contact typed as proof of membership, normalised for comparison; the phone is used first. */
export type Contact = { phone: string; email: '' } | { phone?: undefined; email: string };

export function readContact({ phone, email = '' }: Verification): Contact {
  return phone ? { phone: lookupPhone(phone), email: '' } : { email: normaliseEmail(email) };
}

/** The member with this phone or e-mail. */
export async function findByContact(db: Database, { phone, email }: Contact): Promise<MemberRow | undefined> {
  const isIt = phone === undefined ? eq(sql`lower(${members.email})`, email) : eq(members.phone, phone);
  return (await db.select(memberColumns).from(members).where(isIt))[0];
}

/**
 * The masked destination of a code, derived only from the input, so that it is the same whether or
 * not a member exists: `k•••@example.com`, and for a phone `the email address of +233•••67`.
 */
export function maskContact({ phone, email }: { phone?: string | undefined; email: string }): string {
  if (phone) return `the email address of ${phone.slice(0, 4)}•••${phone.slice(-2)}`;
  return maskEmail(email);
}
