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

/** What a list is sorted by, in either direction. The last one makes the order certain. */
export type Order = (readonly [by: PgColumn | SQL, direction: typeof asc])[];

/** Which rows of a table a list shows, in which order. */
interface List {
  where: SQL | undefined;
  order: Order;
  /** The columns to read; all by default. */
  columns?: Record<string, PgColumn>;
  /** Resolves to the total where it is stored; counted by default. */
  count?: () => Promise<number>;
}

/** One page of a table, and the total, which is counted only where the rows do not tell it. */
export async function readPage<Row>(
  db: Database,
  table: PgTable,
  query: ListQuery,
  { where, order, columns = getTableColumns(table), count = () => db.$count(table, where) }: List,
): Promise<{ rows: Row[]; total: number }> {
  const { limit, offset } = slice(query);
  const read = async (sorted: Order, skipped: number, most: number | undefined): Promise<Row[]> => {
    const select = db
      .select(columns)
      .from(table)
      .where(where)
      .orderBy(...sorted.map(([by, direction]) => direction(by)))
      .offset(skipped);
    return (await (most === undefined ? select : select.limit(most))) as Row[];
  };
  if (limit === undefined || offset === 0) {
    const rows = await read(order, 0, limit);
    const isWhole = limit === undefined || rows.length < limit;
    return { rows, total: isWhole ? rows.length : await count() };
  }
  const total = await count();
  const left = total - offset;
  if (left <= 0) return { rows: [], total };
  if (left > offset) return { rows: await read(order, offset, limit), total };
  // From the end, which is nearer: the database reads what it skips.
  const rows = await read(backwards(order), Math.max(left - limit, 0), Math.min(left, limit));
  return { rows: rows.toReversed(), total };
}

const backwards = (order: Order): Order =>
  order.map(([by, direction]) => [by, direction === asc ? desc : asc]);

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
