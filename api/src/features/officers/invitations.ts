import { invitationDays } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { officerInvitations as invitations, officers } from '#platform/db/schema.ts';
import { notFound } from '#platform/http/errors.ts';
import { digestOf, makeLinkToken } from './secretCodes.ts';

/** Seconds. */
export const invitationLifetime = invitationDays * 24 * 60 * 60;

/** Makes the one open link of an officer; an earlier one ends. Resolves to the link's token. */
export async function makeInvitation(tx: Database, officerId: string): Promise<string> {
  const token = makeLinkToken();
  const link = {
    tokenHash: digestOf(token),
    expiresAt: sql`now() + make_interval(secs => ${invitationLifetime})`,
  };
  await tx
    .insert(invitations)
    .values({ officerId, ...link })
    .onConflictDoUpdate({ target: invitations.officerId, set: link });
  return token;
}

const isOpen = (token: string) =>
  and(eq(invitations.tokenHash, digestOf(token)), gt(invitations.expiresAt, sql`now()`));

/** The officer of an open link; throws 404 without one. Changes nothing. */
export async function readInvitation(db: Database, token: string): Promise<typeof officers.$inferSelect> {
  const [row] = await db
    .select({ officer: officers })
    .from(invitations)
    .innerJoin(officers, eq(officers.id, invitations.officerId))
    .where(isOpen(token));
  return row?.officer ?? notFound(messages.officers.invitationUnknown);
}

/** Ends the open link of an officer who has logged in, or set up how they do. */
export async function endInvitationsOf(tx: Database, officerId: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.officerId, officerId));
}

/** Uses a link up; throws 404 when it does not count, or a concurrent call was faster. */
export async function spendInvitation(tx: Database, token: string): Promise<void> {
  const rows = await tx.delete(invitations).where(isOpen(token)).returning({ id: invitations.officerId });
  if (rows.length === 0) notFound(messages.officers.invitationUnknown);
}
