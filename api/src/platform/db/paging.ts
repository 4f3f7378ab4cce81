import type { ListQuery } from '@year-group/api-types/common';
import { directoryPageSize } from '@year-group/api-types/limits';
import { asc, desc, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyReply } from 'fastify';
import type { Database } from './database.ts';

/** Rows to take and to skip; all when neither page nor limit was requested. */
function slice({ page, limit }: ListQuery): { limit?: number; offset: number } {
  if (page === undefined && limit === undefined) return { offset: 0 };
  const size = limit ?? directoryPageSize;
  return { limit: size, offset: ((page ?? 1) - 1) * size };
}

/** Which rows of a table a list shows, in which order. */
interface List {
  where: SQL | undefined;
  order: SQL[];
  /** The columns to read; all by default. */
  columns?: Record<string, PgColumn>;
}

/** One page of a table, and the total, which is counted only where the rows do not tell it. */
export async function readPage<Row>(
  db: Database,
  table: PgTable,
  query: ListQuery,
  { where, order, columns = getTableColumns(table) }: List,
): Promise<{ rows: Row[]; total: number }> {
  const { limit, offset } = slice(query);
  const select = db
    .select(columns)
    .from(table)
    .where(where)
    .orderBy(...order)
    .offset(offset);
  const rows = (await (limit === undefined ? select : select.limit(limit))) as Row[];
  const isWhole = offset === 0 && (limit === undefined || rows.length < limit);
  return { rows, total: isWhole ? rows.length : await db.$count(table, where) };
}

/** The order for `sort`, with the id last so that pages never overlap, if any. */
export function sortOrder(
  sort: string | undefined,
  columns: Record<string, PgColumn | SQL>,
  id: PgColumn,
): SQL[] | undefined {
  const [field = '', direction] = sort?.split(':') ?? [];
  const column = columns[field];
  if (!column) return undefined;
  const towards = direction === 'desc' ? desc : asc;
  return [towards(column), towards(id)];
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
