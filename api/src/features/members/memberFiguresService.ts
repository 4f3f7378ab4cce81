import { adminPageSize } from '@year-group/api-types/common/limits';
import { count, desc, gte, sql } from 'drizzle-orm';
import { members } from '#platform/db/schema.ts';
import type { Services } from '#platform/services.ts';
import { readApplicants } from './admissionService.ts';
import { createMemberDirectory } from './memberDirectory.ts';
import { memberColumns } from './memberRepository.ts';
import { presentMember } from './presentMember.ts';

/** The dashboard's figures of members; months start at `since`. */
export async function readMemberFigures(services: Pick<Services, 'db' | 'group'>, since: Date) {
  const { db } = services;
  // Accra's time zone equals UTC.
  const month = sql<string>`to_char(${members.registeredAt} at time zone 'UTC', 'YYYY-MM')`;
  const [total, months, houses, newest, toAdmit] = await Promise.all([
    db.$count(members),
    db.select({ month, count: count() }).from(members).where(gte(members.registeredAt, since)).groupBy(month),
    createMemberDirectory(services).countHouses(sql`${members.listed}`),
    db
      .select(memberColumns)
      .from(members)
      .where(sql`${members.listed}`)
      .orderBy(desc(members.registeredAt), desc(members.id))
      .limit(adminPageSize),
    readApplicants(db),
  ]);
  return {
    total,
    months,
    houses: houses.map(({ value, count }) => ({ house: value, count })),
    newestMembers: newest.map((row) => presentMember(row, { role: 'admin' })),
    toAdmit: { ...toAdmit, members: toAdmit.members.map((row) => presentMember(row, { role: 'admin' })) },
  };
}
