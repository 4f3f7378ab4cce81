import type { ListQuery } from '@year-group/api-types/common/common';
import { directoryPageSize as usualPageSize } from '@year-group/api-types/common/limits';
import { asc, desc, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyReply } from 'fastify';
import type { Database } from './database.ts';

/** Rows to take and to skip; all when neither page nor limit was requested. */
function slice({ page, limit }: ListQuery): { limit?: number; offset: number } {
  if (page === undefined && limit === undefined) return { offset: 0 };
  const size = limit ?? usualPageSize;
  return { limit: size, offset: ((page ?? 1) - 1) * size };
}

/** What a list is sorted by, in either direction. The last one makes the order certain. */
export type Order = (readonly [by: PgColumn | SQL, direction: typeof asc])[];

interface List {
  where: SQL | undefined;
  order: Order;
  columns?: Record<string, PgColumn>;
}

/** One page of a table, and the total. */
export async function readPage<Row>(
  db: Database,
  table: PgTable,
  query: ListQuery,
  { where, order, columns = getTableColumns(table) }: List,
): Promise<{ rows: Row[]; total: number }> {
  const { limit, offset } = slice(query);
  const rows = db
    .select(columns)
    .from(table)
    .where(where)
    .orderBy(...order.map(([by, direction]) => direction(by)))
    .$dynamic();
  if (limit === undefined) {
    const all = (await rows) as Row[];
    return { rows: all, total: all.length };
  }
  const [page, total] = await Promise.all([rows.limit(limit).offset(offset), db.$count(table, where)]);
  return { rows: page as Row[], total };
}

/** Newest first, by the moment in a column. */
export const newestFirst = (moment: PgColumn, id: PgColumn): Order => [
  [moment, desc],
  [id, desc],
];

/** The order for `sort`, with the id last so that pages never overlap, if any. */
export function sortOrder(
  sort: string | undefined,
  columns: Record<string, PgColumn | SQL>,
  id: PgColumn,
): Order | undefined {
  const [field = '', direction] = sort?.split(':') ?? [];
  const column = columns[field];
  if (!column) return undefined;
  const towards = direction === 'desc' ? desc : asc;
  return [
    [column, towards],
    [id, towards],
  ];
}

/** A search term as a pattern for `ilike`: anywhere, with the pattern characters escaped. */
export function containing(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Sets the total of an array reply when a page was requested: `events 0-4/57`. */
export function setContentRange(
  reply: FastifyReply,
  unit: string,
  query: ListQuery,
  rows: number,
  total: number,
): void {
  if (query.page === undefined) return;
  const { offset } = slice(query);
  const span = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`;
  reply.header('content-range', `${unit} ${span}/${total}`);
}
