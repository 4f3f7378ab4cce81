import { randomUUIDv7 } from 'node:crypto';
import type { BatchDelete } from '@year-group/api-types/common';
import type { MemberChange, Registration } from '@year-group/api-types/member';
import { messages } from '@year-group/api-types/messages';
import { normaliseEmail } from '@year-group/api-types/rules';
import type { Database } from '#platform/db/database.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import type { Identity } from '#platform/security/tokens.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { moveToTrash } from '../trash/trashService.ts';
import { awaitedAtFirst, hiddenAtFirst } from './admission.ts';
import { createChallengeRepository } from './challengeRepository.ts';
import { maskContact } from './maskContact.ts';
import type { MemberFields, MemberRow } from './memberColumns.ts';
import { createMemberRepository } from './memberRepository.ts';
import { takenField } from './takenField.ts';
import { createTakenWatch } from './takenWatch.ts';

/** Seconds for which the letter to an address that is not the member's any more is kept: as long as sending it is tried. */
const farewellLifetime = 4 * 24 * 60 * 60;

/** Registers, changes and deletes members. */
export function createMemberService({ db, mail, settings }: Pick<Services, 'db' | 'mail' | 'settings'>) {
  const watchTaken = createTakenWatch(db);
  const write = <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> =>
    db.transaction(work).catch((error: unknown) => {
      throw takenField(error);
    });

  /** Tells the old address that another one took its place, and ends the codes that were sent there. */
  async function leaveAddress(tx: Database, before: MemberRow, email: string): Promise<void> {
    const { id: memberId, email: recipient, fullName } = before;
    await createChallengeRepository(tx).endAllOf(memberId);
    await mail.write(tx, {
      occasion: `email-changed:${memberId}:${randomUUIDv7()}`,
      recipient,
      memberId,
      template: 'email-changed',
      data: { fullName, newEmail: maskContact({ email }) },
      lifetime: farewellLifetime,
    });
  }

  return {
    /** Stores a new member and their welcome; throws 409 when the e-mail or phone is registered already. */
    register: ({ website, houseAtPresec: house, ...registration }: Registration): Promise<MemberRow> => {
      const { hidden = hiddenAtFirst(settings), ...given } = registration;
      const fields = { ...given, house, hidden, awaiting: awaitedAtFirst(settings) };
      if (website) return Promise.resolve(pretend(fields));
      return write(async (tx) => {
        const member = await createMemberRepository(tx).insert(fields);
        const { id, email: recipient, fullName, awaiting } = member;
        const letter = { occasion: `welcome:${id}`, recipient, memberId: id };
        const data = { fullName, memberId: id };
        if (awaiting.length === 0) await mail.write(tx, { ...letter, template: 'welcome', data });
        else await mail.write(tx, { ...letter, template: 'registered', data: { fullName, awaiting } });
        return member;
      });
    },

    /**
     * Changes a profile. Throws 404, 403 for another's profile or a member's own role, 409 for a taken e-mail or phone,
     * and 429 for a member who tries too many of those.
     */
    update: (id: string, change: MemberChange, by: Identity): Promise<MemberRow> =>
      watchTaken(id, change, by, () =>
        write(async (tx) => {
          const repository = createMemberRepository(tx);
          const before = (await repository.lock(id)) ?? notFound(messages.profile.notFound);
          const fields = changedFields(change);
          checkRights(before, fields, by);
          if (Object.keys(fields).length === 0) return before;
          if (by.role === 'admin') await logActions(tx, [{ action: 'change', target: `members/${id}` }]);
          const { email = before.email } = fields;
          if (normaliseEmail(email) !== normaliseEmail(before.email)) await leaveAddress(tx, before, email);
          return (await repository.update(id, fields)) ?? notFound(messages.profile.notFound);
        }),
      ),

    /**
     * Moves exactly `ids`, or so many of the newest, to the administrator's trash; the letters to them are deleted with
     * them. Resolves to how many went.
     */
    deleteBatch: ({ batchSize, ids }: BatchDelete): Promise<number> =>
      write(async (tx) => {
        const repository = createMemberRepository(tx);
        if (ids?.length === 0) return 0;
        const gone = ids ? await repository.delete(ids) : await repository.deleteNewest(batchSize);
        await moveToTrash(tx, 'members', gone);
        return gone.length;
      }),

    /** Deletes a member who asked for it, with everything that is stored about them, letters too. */
    deleteOwn: async (id: string): Promise<number> => (await createMemberRepository(db).delete([id])).length,
  };
}

/** What a robot is told: a member who looks registered and is not. */
function pretend(fields: Pick<MemberRow, 'fullName' | 'email' | 'phone'> & Partial<MemberRow>): MemberRow {
  const empty = { role: null, currentOccupation: '', location: '', house: '', message: '', hidden: [] };
  return { ...empty, awaiting: [], askedAt: null, ...fields, id: randomUUIDv7(), registeredAt: new Date() };
}

/** Throws 403 for another's profile or a member's own role. */
function checkRights(before: MemberRow, { role }: Partial<MemberFields>, by: Identity): void {
  if (by.role === 'admin') return;
  if (by.memberId !== before.id) throw new HttpError(403, 'forbidden', messages.profile.notYours);
  if (role !== undefined && role !== before.role) {
    throw new HttpError(403, 'forbidden', messages.profile.roleReserved);
  }
}

/** The given fields under their names in the database; an empty role is none. */
function changedFields({ houseAtPresec, role, ...change }: MemberChange): Partial<MemberFields> {
  const fields: Partial<MemberFields> = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  );
  if (houseAtPresec !== undefined) fields.house = houseAtPresec;
  if (role !== undefined) fields.role = role || null;
  return fields;
}
