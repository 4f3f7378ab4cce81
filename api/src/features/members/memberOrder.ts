import type { MemberQuery } from '@year-group/api-types/members/member';
import { type SQL, sql } from 'drizzle-orm';
import { members } from '#platform/db/schema.ts';
import type { Reader } from './memberConditions.ts';

/** A sort order of members; each has an index on exactly these columns in this order. */
export interface MemberOrder {
  columns: SQL[];
  direction: SQL;
}

const shownEmail = sql`(case when 'email' = any(${members.hidden}) then '' else lower(${members.email}) end)`;

/** The requested order, else by full name for members and newest first for the administrator. */
export function memberOrder(sort: MemberQuery['sort'], reader: Reader): MemberOrder {
  const [field, direction] = (sort ?? (reader === 'admin' ? 'registeredAt:desc' : 'fullName:asc')).split(':');
  const columns = {
    fullName: [sql`${members.nameKey}`],
    // Sorting by hidden values would reveal their order.
    email: [reader === 'admin' ? sql`lower(${members.email})` : shownEmail],
    houseAtPresec: [sql`${members.house}`, sql`${members.nameKey}`],
    registeredAt: [sql`${members.registeredAt}`],
  };
  return {
    columns: [...(columns[field as keyof typeof columns] ?? columns.fullName), sql`${members.id}`],
    direction: direction === 'desc' ? sql`desc` : sql`asc`,
  };
}

/** The order as `order by` terms. */
export function orderBy({ columns, direction }: MemberOrder): SQL {
  return sql.join(
    columns.map((column) => sql`${column} ${direction}`),
    sql`, `,
  );
}
