import { randomUUIDv7 } from 'node:crypto';
import type { AdminAction } from '@year-group/api-types/officers/action';
import type { Database } from '#platform/db/database.ts';
import { adminActions } from '#platform/db/schema.ts';
import { currentOfficer } from '#platform/security/actor.ts';

/** An action of an officer or of the system: only ids and titles, since the log is permanent. */
interface ActionEntry {
  action: AdminAction;
  /** An area, or a record such as `news/<id>`. */
  target: string;
  detail?: string;
}

/** Maximum rows per statement: each has six parameters, and PostgreSQL allows 65,535. */
const batchSize = 1000;

/** Writes to the log in the transaction of the action, in the name of the request's officer, if any. */
export async function logActions(tx: Database, entries: ActionEntry[]): Promise<void> {
  const officer = currentOfficer();
  for (let start = 0; start < entries.length; start += batchSize) {
    const rows = entries
      .slice(start, start + batchSize)
      .map((entry) => ({ id: randomUUIDv7(), ...officer, ...entry }));
    await tx.insert(adminActions).values(rows);
  }
}
