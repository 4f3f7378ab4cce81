import type { EmailRule } from '@year-group/api-types/common/lists';
import { comparablePhone, normalisePhone } from '@year-group/api-types/common/phone';
import { normaliseEmail } from '@year-group/api-types/common/rules';
import { type Houses, houseNamed } from '@year-group/api-types/members/houses';
import { type Registration, registrationSchema, withEmailRule } from '@year-group/api-types/members/member';
import type { MemberImport, MemberImported } from '@year-group/api-types/members/memberImport';
import { messages } from '@year-group/api-types/messages';

export type RowResult = MemberImported['rows'][number];
type Issue = RowResult['issues'][number];

/** A row that may be registered, as far as the file alone can show. */
export interface Candidate {
  row: number;
  registration: Registration;
  /** The phone number as it was interpreted, when the file writes it differently. */
  readAs: string | undefined;
  /** What stays empty. */
  issues: Issue[];
}

/**
 * Applies the rules of the registration form to each row, with phone numbers in any form, and finds
 * duplicates of earlier rows. `houses` are those that a member may have; another one stays empty.
 */
export function readImportRows(
  rows: MemberImport['members'],
  emailRule: EmailRule,
  houses: Houses,
): { candidates: Candidate[]; refused: RowResult[] } {
  const schema = withEmailRule(registrationSchema, emailRule);
  const candidates: Candidate[] = [];
  const refused: RowResult[] = [];
  const seen = { email: new Map<string, number>(), phone: new Map<string, number>() };
  for (const [index, cells] of rows.entries()) {
    const row = index + 1;
    const number = normalisePhone(cells.phone);
    const readAs = number === comparablePhone(cells.phone) ? undefined : number;
    const house = houseNamed(cells.houseAtPresec, houses);
    const isKnown = house === '' || houses.names.includes(house);
    const parsed = schema.safeParse({
      ...cells,
      phone: number ?? cells.phone,
      houseAtPresec: isKnown ? house : '',
    });
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      refused.push({ row, outcome: 'invalid', readAs, issues });
      continue;
    }
    const { email, phone } = parsed.data;
    const issues = [
      ...repeats('email', seen.email.get(normaliseEmail(email))),
      ...repeats('phone', seen.phone.get(phone)),
    ];
    if (issues.length > 0) {
      refused.push({ row, outcome: 'duplicate', readAs, issues });
      continue;
    }
    seen.email.set(normaliseEmail(email), row);
    seen.phone.set(phone, row);
    const empty = isKnown ? [] : [{ path: 'houseAtPresec', message: messages.members.importLeftEmpty }];
    candidates.push({ row, registration: parsed.data, readAs, issues: empty });
  }
  return { candidates, refused };
}

const repeats = (path: 'email' | 'phone', row: number | undefined): Issue[] =>
  row === undefined ? [] : [{ path, message: messages.members.importRepeated(row) }];
