import { hash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { adminActions } from '../db/schema.ts';
import { StartError } from '../startError.ts';
import { onSnapshot, readRows } from './rows.ts';
import { listTables } from './tables.ts';

/** An entry of the log as PostgreSQL writes it in JSON. */
export interface ChainRow {
  id: string;
  action: string;
  target: string;
  detail: string;
  created_at: string;
  officer_id: string | null;
  officer_name: string;
  position: number | null;
  previous_hash: string | null;
  hash: string | null;
}

interface Fault {
  /** Null for an entry without a place. */
  position: number | null;
  what: string;
}

/** What a verification found. */
export interface ChainReport {
  rows: number;
  newestHash: string;
  faults: Fault[];
  /** The place of the hash that was asked for, if it is in the chain. */
  foundAt?: number;
}

/**
 * The hash of an entry: SHA-256 of its columns, each as a netstring, in this order. The trigger of
 * `0011_log_chain.sql` does the same in SQL; that this is written a second time is the test of it.
 */
function hashOf(row: ChainRow): string {
  // PostgreSQL writes the time in UTC, with the fraction of the second as stored.
  const time = row.created_at.replace('+00:00', '');
  const { previous_hash, position, id, officer_id, officer_name, action, target, detail } = row;
  const parts = [previous_hash, position, id, time, officer_id, officer_name, action, target, detail];
  const netstrings = parts.map((part) => {
    const text = String(part ?? '');
    return `${Buffer.byteLength(text)}:${text},`;
  });
  return hash('sha256', netstrings.join(''));
}

async function* readChain(tx: Database): AsyncGenerator<ChainRow> {
  const name = getTableName(adminActions);
  const table = (await listTables(tx)).find((each) => each.name === name);
  if (!table?.columns.includes('hash')) {
    throw new StartError('The log of this database has no chain yet. Start the product once.');
  }
  for await (const lines of readRows(tx, { ...table, order: ['position', 'id'] }))
    for (const line of lines) yield JSON.parse(line);
}

interface Link {
  position: number;
  hash: string | null;
  isWhole: boolean;
}

/** Computes every hash again and follows the chain, from an earlier entry if given. */
export async function verifyRows(
  rows: AsyncIterable<ChainRow> | Iterable<ChainRow>,
  wanted?: string,
  from: Link = { position: 0, hash: '', isWhole: true },
): Promise<ChainReport> {
  const report: ChainReport = { rows: 0, newestHash: '', faults: [] };
  let before = from;
  for await (const row of rows) {
    report.rows += 1;
    const { position } = row;
    const isWhole = hashOf(row) === row.hash;
    const what = faultOf(row, before, isWhole);
    if (what) report.faults.push({ position, what: `${what} (entry ${row.id}, written ${row.created_at})` });
    if (isWhole && row.hash === wanted && position !== null) report.foundAt = position;
    // Of two entries at one place, the one whose hash is right is more likely the real one.
    const isFurther = position !== null && position > before.position;
    const isBetter = position === before.position && isWhole && !before.isWhole;
    if (isFurther || isBetter) before = { position: position ?? 0, hash: row.hash, isWhole };
  }
  return { ...report, newestHash: before.hash ?? '' };
}

function faultOf(row: ChainRow, before: Link, isWhole: boolean): string | undefined {
  const { position } = row;
  if (position === null) return 'inserted: it has no place in the chain';
  if (position < 1) return 'inserted: the chain begins at 1';
  if (position === before.position) return 'inserted: there are two entries at this place';
  const missing = position - before.position - 1;
  if (missing > 0) {
    const range =
      missing === 1 ? `entry ${position - 1}` : `entries ${before.position + 1} to ${position - 1}`;
    return `removed: ${range} before it${isWhole ? '' : '; this entry is altered too'}`;
  }
  if (!isWhole) return 'altered: its hash is not that of its content';
  if (before.isWhole && row.previous_hash !== before.hash)
    return 'replaced: this entry or the one before it, with a hash of its own that does not fit the other';
  return undefined;
}

/** Verifies the whole log as of one moment, while the product continues to write. */
export const verifyLog = (db: Database, wanted?: string): Promise<ChainReport> =>
  onSnapshot(db, (tx) => verifyRows(readChain(tx), wanted));
