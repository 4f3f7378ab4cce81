import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../db/database.ts';
import { address, listTables, quoted, type Table } from './tables.ts';

/** The row count of a table and a checksum: equal in two databases exactly when all rows are. */
export interface TableSum {
  name: string;
  rows: number;
  sha256: string;
}

const batch = 500;

/** Runs the work on a snapshot of the database, without the statement timeouts for requests. */
export function onSnapshot<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(
    async (tx) => {
      await allowTime(tx);
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Removes this transaction's timeouts, and makes both databases format values alike. */
export async function allowTime(tx: Database): Promise<void> {
  for (const setting of [
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
    "timezone = 'UTC'",
    'extra_float_digits = 1',
  ])
    await tx.execute(sql.raw(`set local ${setting}`));
}

/** All rows of a table in batches of JSON lines, in an order that is the same in every database. */
export async function* readRows(tx: Database, table: Table): AsyncGenerator<string[]> {
  const order = table.order.length > 0 ? table.order.join(', ') : `row_to_json(t)::text collate "C"`;
  await tx.execute(
    sql.raw(
      `declare backup_rows no scroll cursor for select row_to_json(r)::text as line
       from (select ${quoted(table.columns)} from ${address(table)} t order by ${order}) r`,
    ),
  );
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${batch} from backup_rows`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql.raw('close backup_rows'));
}

/** Inserts JSON lines as read; triggers must be off where they would count the rows twice. */
export async function writeRows(tx: Database, table: Table, lines: string[]): Promise<void> {
  const columns = quoted(table.columns);
  const from = sql`json_populate_recordset(null::${sql.raw(address(table))}, ${`[${lines.join(',')}]`}::json)`;
  await tx.execute(
    sql`insert into ${sql.raw(`${address(table)} (${columns}) select ${columns}`)} from ${from}`,
  );
}

/** Adds lines to a checksum. */
export function startSum(name: string) {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(lines: string[]) {
      rows += lines.length;
      for (const line of lines) hash.update(line).update('\n');
    },
    end: (): TableSum => ({ name, rows, sha256: hash.digest('hex') }),
  };
}

/** The checksum of every table. */
export async function sumTables(tx: Database): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const table of await listTables(tx)) {
    const sum = startSum(table.name);
    for await (const lines of readRows(tx, table)) sum.add(lines);
    sums.push(sum.end());
  }
  return sums;
}

/** The names of the tables that differ between two checksums, or are missing in one. */
export function differences(left: TableSum[], right: TableSum[]): string[] {
  const known = new Map(right.map((sum) => [sum.name, sum]));
  const isSame = ({ name, rows, sha256 }: TableSum) =>
    known.get(name)?.rows === rows && known.get(name)?.sha256 === sha256;
  const names = new Set(left.map(({ name }) => name));
  return [
    ...left.filter((sum) => !isSame(sum)).map(({ name }) => name),
    ...right.filter(({ name }) => !names.has(name)).map(({ name }) => name),
  ];
}
