import { and, eq, inArray, like, ne } from 'drizzle-orm';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import { ownerAccountId } from '#platform/security/actor.ts';
import type { Database } from '../database.ts';
import { paymentNotices } from '../schema/payments.ts';
import {
  adminActions,
  deliveryQuotes,
  eventAnswers,
  events,
  groupDrafts,
  groupVersions,
  handovers,
  listings,
  mails,
  members,
  newsItems,
  officers,
  orders,
  runs,
  runWaiters,
  sentRecords,
  trash,
} from '../schema.ts';

/** The demo's content and what its visitors entered; rows that refer to these go with them. */
const tables = [
  orders,
  runs,
  runWaiters,
  paymentNotices,
  deliveryQuotes,
  listings,
  newsItems,
  eventAnswers,
  events,
  mails,
  members,
  trash,
  groupDrafts,
  groupVersions,
  handovers,
  sentRecords,
];

/** Deletes all but invited officers, the owner's account and the log. */
export async function clearDemo(tx: Database): Promise<void> {
  await contentChanged(tx);
  for (const table of tables) await tx.delete(table);
  await removeInventedOfficers(tx);
}

/** The owner's account stays, without its invented name; so do officers whom somebody invited. */
async function removeInventedOfficers(tx: Database): Promise<void> {
  // Loaded only here: it reads Markdown, which no other part of a running product does.
  const { readDemo } = await import('./demoContent.ts');
  const emails = readDemo().officers.map(({ email }) => email);
  const invented = inArray(officers.email, emails);
  await tx.delete(officers).where(and(invented, ne(officers.id, ownerAccountId)));
  await tx
    .update(officers)
    .set({ name: 'Owner', email: null })
    .where(and(invented, eq(officers.id, ownerAccountId)));
}

/** Whether a group has deleted the demo to start its own website; then it is not filled again. */
export async function isCleared(db: Database): Promise<boolean> {
  return (await db.$count(adminActions, eq(adminActions.action, 'start-own'))) > 0;
}

/** Whether the database was filled with the demo, whose officers have addresses that nobody can have (RFC 2606). */
export async function hasDemo(db: Database): Promise<boolean> {
  return !(await isCleared(db)) && (await db.$count(officers, like(officers.email, '%@example.com'))) > 0;
}
