import { randomUUIDv7 } from 'node:crypto';
import type { BatchDelete } from '@year-group/api-types/common';
import type { MemberChange, Registration } from '@year-group/api-types/member';
import { messages } from '@year-group/api-types/messages';
import { logActions } from '../actions/actionService.ts';
import type { Database } from '../db/database.ts';
import { HttpError, notFound } from '../http/errors.ts';
import type { Identity } from '../http/tokens.ts';
import type { Services } from '../services.ts';
import { moveToTrash } from '../trash/trashService.ts';
import type { MemberFields, MemberRow } from './memberColumns.ts';
import { createMemberRepository } from './memberRepository.ts';
import { takenField } from './takenField.ts';

const welcomeOf = (memberId: string): string => `welcome:${memberId}`;
/** Most deletions whose mails are taken back in one statement. */
const atOnce = 1000;

/** Registers, changes and deletes members. */
export function createMemberService({ db, mail }: Pick<Services, 'db' | 'mail'>) {
  const write = <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> =>
    db.transaction(work).catch((error: unknown) => {
      throw takenField(error);
    });

  async function forgetMails(tx: Database, gone: MemberRow[]): Promise<number> {
    const ids = gone.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += atOnce) {
      await mail.withdraw(tx, ids.slice(start, start + atOnce).map(welcomeOf));
    }
    return ids.length;
  }

  return {
    /** Stores a new member and his welcome; throws 409 when the e-mail or phone is registered already. */
    register: ({ website, houseAtPresec: house, ...registration }: Registration): Promise<MemberRow> => {
      const fields = { ...registration, house };
      if (website) return Promise.resolve(pretend(fields));
      return write(async (tx) => {
        const member = await createMemberRepository(tx).insert(fields);
        const { id, email, fullName } = member;
        const data = { fullName, memberId: id };
        await mail.write(tx, { occasion: welcomeOf(id), recipient: email, template: 'welcome', data });
        return member;
      });
    },

    /** Changes a profile. Throws 404, 403 for another's profile or a member's own role, 409 for a taken e-mail or phone. */
    update: (id: string, change: MemberChange, by: Identity): Promise<MemberRow> =>
      write(async (tx) => {
        const repository = createMemberRepository(tx);
        const before = (await repository.lock(id)) ?? notFound(messages.profile.notFound);
        if (by.role === 'member' && by.memberId !== id) {
          throw new HttpError(403, 'forbidden', messages.profile.notYours);
        }
        const fields = changedFields(change);
        if (by.role === 'member' && fields.role !== undefined && fields.role !== before.role) {
          throw new HttpError(403, 'forbidden', messages.profile.roleReserved);
        }
        if (Object.keys(fields).length === 0) return before;
        if (by.role === 'admin') await logActions(tx, [{ action: 'change', target: `members/${id}` }]);
        return (await repository.update(id, fields)) ?? notFound(messages.profile.notFound);
      }),

    /**
     * Moves exactly `ids`, or so many of the newest, to the administrator's trash, and takes back their mails; resolves
     * to how many went.
     */
    deleteBatch: ({ batchSize, ids }: BatchDelete): Promise<number> =>
      write(async (tx) => {
        const repository = createMemberRepository(tx);
        if (ids?.length === 0) return 0;
        const gone = ids ? await repository.delete(ids) : await repository.deleteNewest(batchSize);
        await moveToTrash(tx, 'members', gone);
        return forgetMails(tx, gone);
      }),

    /** Deletes a member who asked for it, with everything that is stored about him: nothing of him is kept. */
    deleteOwn: (id: string): Promise<number> =>
      write(async (tx) => forgetMails(tx, await createMemberRepository(tx).delete([id]))),
  };
}

/** What a robot is told: a member who looks registered and is not. */
function pretend(fields: Pick<MemberRow, 'fullName' | 'email' | 'phone'> & Partial<MemberRow>): MemberRow {
  const empty = { role: null, currentOccupation: '', location: '', house: '', message: '', hidden: [] };
  return { ...empty, ...fields, id: randomUUIDv7(), registeredAt: new Date() };
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
