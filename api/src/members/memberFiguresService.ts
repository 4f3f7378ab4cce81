import { adminPageSize } from '@year-group/api-types/limits';
import { count, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { memberCounts, members } from '../db/schema.ts';
import { memberColumns } from './memberColumns.ts';
import { createMemberDirectory } from './memberDirectory.ts';
import { presentMember } from './presentMember.ts';

/** What members tell the dashboard, from the counters that each write keeps; `since` begins the months. */
export async function readMemberFigures(db: Database, since: Date) {
  // Accra's clock reads what UTC reads.
  const month = sql<string>`to_char(${members.registeredAt} at time zone 'UTC', 'YYYY-MM')`;
  const [all, months, { houses }, newest] = await Promise.all([
    db.select({ total: memberCounts.members }).from(memberCounts).where(eq(memberCounts.kind, 'all')),
    db.select({ month, count: count() }).from(members).where(gte(members.registeredAt, since)).groupBy(month),
    createMemberDirectory(db).facets('admin'),
    db
      .select(memberColumns)
      .from(members)
      .orderBy(desc(members.registeredAt), desc(members.id))
      .limit(adminPageSize),
  ]);
  return {
    total: all[0]?.total ?? 0,
    months,
    houses: houses.map(({ value, count }) => ({ house: value, count })),
    newestMembers: newest.map((row) => presentMember(row, { role: 'admin' })),
  };
}
