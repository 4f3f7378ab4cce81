import { randomUUIDv7 } from 'node:crypto';
import { messages } from '@year-group/api-types/messages';
import type { Officer, OfficerInput } from '@year-group/api-types/officers/officers';
import { eq } from 'drizzle-orm';
import { type Database, refusingIndex } from '#platform/db/database.ts';
import { officers } from '#platform/db/schema.ts';
import { conflict, notFound, refusedField } from '#platform/http/errors.ts';
import { currentOfficer, ownerAccountId } from '#platform/security/actor.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { endSessionsOf } from '../sessions/officerSessionService.ts';
import { makeInvitation } from './invitations.ts';
import { createOfficerLetters } from './officerLetters.ts';
import { hasOwnerWhoCanSignIn, namesOf, presentOfficer, readOfficers } from './officerRepository.ts';
import { resetAccount } from './resetAccount.ts';

type Row = typeof officers.$inferSelect;
type Changes = { [Field in keyof OfficerInput]?: OfficerInput[Field] | undefined };

/** What owners decide about officers. */
export function createOfficerService({ db, settings, mail }: Services) {
  const { domain } = settings;
  const letters = createOfficerLetters(mail);

  /** Changes an officer in a transaction that leaves an owner who can log in, or throws 409. */
  async function change<Result>(
    id: string,
    work: (tx: Database, officer: Row, all: Row[]) => Promise<Result>,
  ) {
    return db.transaction(async (tx) => {
      // All rows, in one order: two owners who remove each other wait for one another.
      const rows = await tx.select().from(officers).orderBy(officers.id).for('update');
      const officer = rows.find((row) => row.id === id) ?? notFound(messages.officers.unknownOfficer);
      const result = await work(tx, officer, rows);
      const wasOwner = officer.roles.includes('owner');
      if (wasOwner && !(await hasOwnerWhoCanSignIn(tx, domain))) throw conflict(messages.officers.lastOwner);
      return result;
    });
  }

  async function present(id: string): Promise<Officer> {
    const [row] = await readOfficers(db, domain, id);
    return row ? presentOfficer(row) : notFound(messages.officers.unknownOfficer);
  }

  return {
    list: async (): Promise<Officer[]> => (await readOfficers(db, domain)).map(presentOfficer),

    async invite(input: OfficerInput): Promise<Officer> {
      const id = randomUUIDv7();
      await db
        .transaction(async (tx) => {
          await tx.insert(officers).values({ id, ...input });
          await letters.invite(tx, { id, ...input }, await makeInvitation(tx, id));
          const detail = `${input.name}: ${namesOf(input.roles)}`;
          await logActions(tx, [{ action: 'officer-invite', target: `officers/${id}`, detail }]);
        })
        .catch(refuseTakenEmail);
      return present(id);
    },

    async update(id: string, changes: Changes): Promise<Officer> {
      await change(id, async (tx, before) => {
        const { name = before.name, email = before.email, roles = before.roles } = changes;
        const after = { ...before, name, email, roles };
        if (id === ownerAccountId && !after.roles.includes('owner')) {
          throw conflict(messages.officers.ownerAccount);
        }
        await tx.update(officers).set({ name, email, roles }).where(eq(officers.id, id));
        await tellOfChange(tx, before, after);
        await logActions(tx, [
          { action: 'officer-change', target: `officers/${id}`, detail: describe(before, after) },
        ]);
      }).catch(refuseTakenEmail);
      return present(id);
    },

    async remove(id: string): Promise<void> {
      if (id === ownerAccountId) throw conflict(messages.officers.ownerAccount);
      await change(id, async (tx, { name }) => {
        await tx.delete(officers).where(eq(officers.id, id));
        await logActions(tx, [{ action: 'officer-remove', target: `officers/${id}`, detail: name }]);
      });
    },

    /** Gives an officer a link with which they set up their login again. */
    async letIn(id: string): Promise<Officer> {
      await change(id, async (tx, officer, all) => {
        const { email } = officer;
        if (!email) throw conflict(messages.officers.emailMissing);
        const token = await resetAccount(tx, id, settings);
        const owner = all.find((row) => row.id === currentOfficer()?.officerId)?.email ?? null;
        if (officer.joinedAt) await letters.letIn(tx, { ...officer, email }, token, owner);
        else await letters.invite(tx, { ...officer, email }, token);
        await logActions(tx, [{ action: 'let-in', target: `officers/${id}`, detail: officer.name }]);
      });
      return present(id);
    },

    endSessions: (id: string): Promise<number> =>
      change(id, async (tx, { name }) => {
        const ended = await endSessionsOf(tx, id);
        await logActions(tx, [{ action: 'sessions-end', target: `officers/${id}`, detail: name }]);
        return ended;
      }),

    present,
  };

  async function tellOfChange(tx: Database, before: Row, after: Row): Promise<void> {
    if (before.joinedAt && namesOf(before.roles) !== namesOf(after.roles)) await letters.roles(tx, after);
    if (before.email === after.email) return;
    await letters.email(tx, before, after);
    if (!after.email) return;
    // A link that went to the old address is no longer valid.
    const [row] = await readOfficers(tx, domain, after.id);
    if (!row?.invitedUntil && before.joinedAt) return;
    await letters.invite(tx, { ...after, email: after.email }, await makeInvitation(tx, after.id));
  }
}

function refuseTakenEmail(error: unknown): never {
  if (!refusingIndex(error)) throw error;
  throw refusedField('email', messages.officers.emailTaken, 409, 'email-taken');
}

/** What changed, for the log: no addresses. */
function describe(before: Row, after: Row): string {
  const parts = [after.name];
  if (before.name !== after.name) parts.push(`before: ${before.name}`);
  if (before.email !== after.email) parts.push('e-mail');
  const [from, to] = [namesOf(before.roles), namesOf(after.roles)];
  if (from !== to) parts.push(`${from} → ${to}`);
  return parts.join('; ');
}
