import type { PrivateField } from '@year-group/api-types/lists';
import type { Member } from '@year-group/api-types/member';
import type { Identity } from '#platform/security/tokens.ts';
import type { MemberRow } from './memberColumns.ts';

/**
 * The only conversion of a stored member to JSON. Hidden fields are empty for everyone but the
 * member and the administrator, and so is the list of them.
 */
export function presentMember(row: MemberRow, reader: Identity): Member {
  const seesAll = reader.role === 'admin' || reader.memberId === row.id;
  const shown = (field: PrivateField) => (seesAll || !row.hidden.includes(field) ? row[field] : '');
  return {
    id: row.id,
    fullName: row.fullName,
    email: shown('email'),
    phone: shown('phone'),
    ...(row.role && { role: row.role }),
    currentOccupation: shown('currentOccupation'),
    location: shown('location'),
    houseAtPresec: row.house,
    message: row.message,
    hidden: seesAll ? row.hidden : [],
    ...(seesAll && row.awaiting.length > 0 && { awaiting: row.awaiting }),
    ...(reader.role === 'admin' && row.askedAt && { askedAt: row.askedAt.toISOString() }),
    registeredAt: row.registeredAt.toISOString(),
  };
}
