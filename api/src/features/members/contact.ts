import type { Verification } from '@year-group/api-types/auth';
import { lookupPhone } from '@year-group/api-types/phone';
import { normaliseEmail } from '@year-group/api-types/rules';
import type { Database } from '#platform/db/database.ts';
import type { MemberRow } from './memberColumns.ts';
import { createMemberRepository } from './memberRepository.ts';

/** The contact typed as proof of membership, normalised for comparison; the phone is used first. */
export type Contact = { phone: string; email: '' } | { phone?: undefined; email: string };

export function readContact({ phone, email = '' }: Verification): Contact {
  return phone ? { phone: lookupPhone(phone), email: '' } : { email: normaliseEmail(email) };
}

/** The member with this phone or e-mail. */
export function findByContact(db: Database, { phone, email }: Contact): Promise<MemberRow | undefined> {
  const members = createMemberRepository(db);
  return phone === undefined ? members.findByEmail(email) : members.findByPhone(phone);
}
