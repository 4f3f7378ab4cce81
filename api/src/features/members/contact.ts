import type { Verification } from '@year-group/api-types/auth';
import { meantPhone } from '@year-group/api-types/phone';
import { normaliseEmail } from '@year-group/api-types/rules';
import type { Database } from '#platform/db/database.ts';
import type { MemberRow } from './memberColumns.ts';
import { createMemberRepository } from './memberRepository.ts';

/** What someone typed to prove their membership, in the form in which it is compared; the phone wins. */
export type Contact = { phone: string; email: '' } | { phone?: undefined; email: string };

export function readContact({ phone, email = '' }: Verification): Contact {
  return phone ? { phone: meantPhone(phone), email: '' } : { email: normaliseEmail(email) };
}

/** The member with this phone or e-mail. */
export function findByContact(db: Database, { phone, email }: Contact): Promise<MemberRow | undefined> {
  const members = createMemberRepository(db);
  return phone === undefined ? members.findByEmail(email) : members.findByPhone(phone);
}
