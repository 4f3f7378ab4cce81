import { messages } from '@year-group/api-types/messages';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { officers } from '#platform/db/schema.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import { runAs } from '#platform/security/actor.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import type { OfficerSessionService } from '../sessions/officerSessionService.ts';
import { readInvitation, spendInvitation } from './invitations.ts';
import { createOfficerPasswords, demandStrongPassword } from './officerPasswords.ts';
import { demandOwnPassword } from './ownerAccount.ts';
import type { SecondFactor } from './secondFactor.ts';

/** Uses a link, sets the password if one is given and begins a session. */
export async function acceptInvitation(
  { db, group, settings }: Services,
  { sessions, factor }: { sessions: OfficerSessionService; factor: SecondFactor },
  { token, password }: { token: string; password?: string | undefined },
  request: FastifyRequest,
): Promise<{ token: string }> {
  const officer = await readInvitation(db, token);
  // A link is for those who have no factor; it never stands for the ones that are there.
  if (await factor.has(officer)) notFound(messages.officers.invitationUnknown);
  const caller = request.session?.officer;
  if (caller && caller.id !== officer.id) throw conflict(messages.officers.otherOfficer);
  if (password !== undefined) {
    demandOwnPassword(officer.id, settings);
    await demandStrongPassword(password, officer, group);
  }
  const passwordHash = password === undefined ? undefined : await createOfficerPasswords().hash(password);
  return db.transaction(async (tx) => {
    const [joined] = await tx
      .update(officers)
      .set({ joinedAt: sql`coalesce(${officers.joinedAt}, now())`, ...(passwordHash && { passwordHash }) })
      .where(eq(officers.id, officer.id))
      .returning();
    await spendInvitation(tx, token);
    await runAs({ officerId: officer.id, officerName: officer.name }, () =>
      logActions(tx, [{ action: 'officer-join', target: `officers/${officer.id}` }]),
    );
    return { token: await sessions.begin(joined ?? officer, request, tx) };
  });
}
