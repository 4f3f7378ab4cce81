import { eq } from 'drizzle-orm';
import { contentChanged, topics } from '#platform/cache/contentVersions.ts';
import type { Database } from '../database.ts';
import { paymentNotices } from '../schema/payments.ts';
import {
  adminActions,
  deliveryQuotes,
  events,
  groupDrafts,
  groupVersions,
  listings,
  mails,
  members,
  newsItems,
  orders,
  trash,
} from '../schema.ts';

/** What the demo shows, and what visitors of the demo left behind; rows that refer to these go with them. */
const tables = [
  orders,
  paymentNotices,
  deliveryQuotes,
  listings,
  newsItems,
  events,
  mails,
  members,
  trash,
  groupDrafts,
  groupVersions,
];

/** Deletes everything but the administrator's account and log. `content.transaction` must have opened `tx`. */
export async function clearDemo(tx: Database): Promise<void> {
  for (const topic of topics) contentChanged(tx, topic);
  for (const table of tables) await tx.delete(table);
}

/** Says whether a group has deleted the demo to start its own website; then it is never filled in again. */
export async function isCleared(db: Database): Promise<boolean> {
  return (await db.$count(adminActions, eq(adminActions.action, 'start-own'))) > 0;
}
