import { randomUUIDv7 } from 'node:crypto';
import type { AdminAction } from '@year-group/api-types/lists';
import type { Database } from '#platform/db/database.ts';
import { adminActions } from '#platform/db/schema.ts';

/** Something the administrator did. Beyond ids and titles it holds no personal data, since the log keeps it for good. */
export interface ActionEntry {
  action: AdminAction;
  /** An area, or a record such as `news/<id>`. */
  target: string;
  detail?: string;
}

/** Most rows in one statement: each brings four parameters, of which PostgreSQL takes 65,535. */
const atOnce = 1000;

/** Writes to the administrator's log, in the transaction of what is logged. */
export async function logActions(tx: Database, entries: ActionEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += atOnce) {
    const rows = entries.slice(start, start + atOnce).map((entry) => ({ id: randomUUIDv7(), ...entry }));
    await tx.insert(adminActions).values(rows);
  }
}
