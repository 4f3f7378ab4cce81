import type { Member } from '@year-group/api-types/members/member';
import {
  byField,
  canBeHidden,
  type MemberFieldName,
  memberFieldNames,
} from '@year-group/api-types/members/memberFields';
import type { Viewer } from '#platform/security/tokens.ts';
import type { MemberRow } from './memberRepository.ts';

/** The only conversion of a stored member to JSON; hidden fields are empty for other members. */
export function presentMember(row: MemberRow, reader: Viewer): Member {
  const seesAll = reader.role === 'admin' || reader.memberId === row.id;
  const stored: Record<MemberFieldName, string> = { ...row, houseAtPresec: row.house };
  const isShown = (name: MemberFieldName) => seesAll || !canBeHidden(name) || !row.hidden.includes(name);
  return {
    id: row.id,
    ...byField(memberFieldNames, (name) => (isShown(name) ? stored[name] : '')),
    ...(row.role && { role: row.role }),
    hidden: seesAll ? row.hidden : [],
    ...(seesAll && row.awaiting.length > 0 && { awaiting: row.awaiting }),
    ...(reader.role === 'admin' && row.askedAt && { askedAt: row.askedAt.toISOString() }),
    registeredAt: row.registeredAt.toISOString(),
    ...(reader.role === 'admin' && row.importId && { imported: true }),
    ...(reader.role === 'admin' && row.version > 0 && { version: row.version }),
  };
}
