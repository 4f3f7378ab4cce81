import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';
import type { officers } from '#platform/db/schema.ts';
import { type DataOf, type MailService, retriedSeconds } from '#platform/mail/mailService.ts';
import type { TemplateName } from '#platform/mail/templates.ts';
import { maskEmail } from '#platform/maskEmail.ts';
import { currentOfficer } from '#platform/security/actor.ts';
import { invitationLifetime } from './invitations.ts';
import { namesOf } from './officerRepository.ts';

type Officer = Pick<typeof officers.$inferSelect, 'id' | 'name' | 'email' | 'roles'>;
type Reachable = Officer & { email: string };

/** Letters to officers; those without an address get none. */
export function createOfficerLetters(mail: MailService) {
  const write = async <Name extends TemplateName>(
    tx: Database,
    recipient: string | null | undefined,
    template: Name,
    data: DataOf<Name>,
    lifetime = retriedSeconds,
  ) => {
    if (!recipient) return;
    await mail.write(tx, { occasion: `${template}:${randomUUID()}`, recipient, template, data, lifetime });
  };
  const by = () => currentOfficer()?.officerName ?? 'Whoever runs the server';

  return {
    invite: (tx: Database, { name: fullName, email, roles }: Reachable, token: string) =>
      write(
        tx,
        email,
        'officer-invitation',
        { fullName, by: by(), roles: namesOf(roles), token },
        invitationLifetime,
      ),

    /** To both: the officer gets the link, the owner a note; `owner` is null without an address. */
    async letIn(tx: Database, { name: fullName, email }: Reachable, token: string, owner: string | null) {
      const data = { fullName, by: by() };
      await write(tx, email, 'officer-let-in', { ...data, token }, invitationLifetime);
      await write(tx, owner, 'officer-let-in-done', data);
    },

    signInChanged: (tx: Database, { name: fullName, email }: Officer, change: string) =>
      write(tx, email, 'officer-sign-in', { fullName, change }),

    roles: (tx: Database, { name: fullName, email, roles }: Officer) =>
      write(tx, email, 'officer-roles', { fullName, by: by(), roles: namesOf(roles) }),

    /** To the old and the new address. */
    async email(tx: Database, before: Officer, { name: fullName, email }: Officer) {
      const data = { fullName, by: by(), newEmail: maskEmail(email ?? '') };
      await write(tx, before.email, 'officer-email', data);
      await write(tx, email, 'officer-email', data);
    },

    payout: (tx: Database, { name: fullName, email }: Officer) =>
      write(tx, email, 'payout-details', { fullName, by: by() }),
  };
}
