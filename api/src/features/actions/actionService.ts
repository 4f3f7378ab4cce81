import { randomUUIDv7 } from 'node:crypto';
import type { AdminAction } from '@year-group/api-types/lists';
import type { Database } from '#platform/db/database.ts';
import { adminActions } from '#platform/db/schema.ts';

/** An action of the administrator: only ids and titles, since the log is permanent. */
export interface ActionEntry {
  action: AdminAction;
  /** An area, or a record such as `news/<id>`. */
  target: string;
  detail?: string;
}

/** Maximum rows per statement: each has four parameters, and PostgreSQL allows 65,535. */
const batchSize = 1000;

/** Writes to the administrator's log, in the transaction of the action. */
export async function logActions(tx: Database, entries: ActionEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += batchSize) {
    const rows = entries.slice(start, start + batchSize).map((entry) => ({ id: randomUUIDv7(), ...entry }));
    await tx.insert(adminActions).values(rows);
  }
}
