import { randomUUIDv7 } from 'node:crypto';
import type { BatchDelete } from '@year-group/api-types/common/common';
import { type Houses, houseTexts } from '@year-group/api-types/members/houses';
import type { MemberAdd, MemberChange, Registration } from '@year-group/api-types/members/member';
import { type MemberFieldName, memberFields } from '@year-group/api-types/members/memberFields';
import { messages } from '@year-group/api-types/messages';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { members } from '#platform/db/schema.ts';
import { HttpError, notFound, refusedField } from '#platform/http/errors.ts';
import type { Sent } from '#platform/http/sentWith.ts';
import type { Identity } from '#platform/security/tokens.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { idIsUsed, isFirstArrival, wasDeleted } from '../trash/sentRecordService.ts';
import { moveToTrash } from '../trash/trashService.ts';
import { hiddenByDefault, initialAwaiting } from './admissionService.ts';
import { leaveAddress } from './leaveAddress.ts';
import { createContactChangeLimit } from './memberLimits.ts';
import {
  createMemberRepository,
  deleteForGood,
  type MemberFields,
  type MemberRow,
  memberColumns,
  takenField,
} from './memberRepository.ts';

/** Registers, changes and deletes members. */
export function createMemberService({ db, group, mail, settings }: Services) {
  const limitContactChange = createContactChangeLimit(db);
  const write = <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> =>
    db.transaction(work).catch((error: unknown) => {
      throw takenField(error);
    });

  return {
    /** Stores a member and their welcome mail; throws 400 for an unknown house, 409 for a used contact. */
    async register({ website, houseAtPresec: house, ...registration }: Registration): Promise<MemberRow> {
      const { houses, parts } = await group.shell();
      checkHouse(house, houses);
      const { hidden = hiddenByDefault(settings), ...given } = registration;
      const fields = { ...given, house, hidden, awaiting: initialAwaiting(settings, parts) };
      if (website) return pretend(fields);
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
     * Stores a member for whom an officer vouches: listed at once, without a letter; throws as
     * `register`. One who was sent before is left as they are; 410 when they are deleted meanwhile.
     */
    async add(
      { houseAtPresec: house, role, hidden = hiddenByDefault(settings), ...given }: MemberAdd,
      sent?: Sent,
    ): Promise<MemberRow> {
      checkHouse(house, (await group.shell()).houses);
      const fields = { ...given, id: sent?.id ?? randomUUIDv7(), hidden, house, role: role || null };
      return write(async (tx) => {
        const repository = createMemberRepository(tx);
        if (sent && !(await isFirstArrival(tx, 'members', sent))) {
          const earlier = await repository.find(sent.id);
          if (!earlier) throw wasDeleted();
          return earlier;
        }
        if (await repository.find(fields.id)) throw idIsUsed();
        const member = await repository.insert(fields);
        await logActions(tx, [{ action: 'add', target: `members/${member.id}` }]);
        return member;
      });
    },

    /** Changes a profile; throws 400, 404, 403 for what is not theirs, 409 for a used contact, or 429. */
    async update(id: string, change: MemberChange, by: Identity): Promise<MemberRow> {
      // Before the transaction, which can be on the only connection.
      const { houses } = await group.shell();
      return limitContactChange(change, by, () =>
        write(async (tx) => {
          const repository = createMemberRepository(tx);
          const before = (await repository.lock(id)) ?? notFound(messages.profile.notFound);
          const fields = changedFields(change, before);
          checkRights(before, fields, by);
          checkHouse(fields.house, houses, before.house);
          if (Object.keys(fields).length === 0) return before;
          if (by.role === 'admin') {
            const detail = Object.keys(fields).map(nameOf).join(', ');
            await logActions(tx, [{ action: 'change', target: `members/${id}`, detail }]);
          }
          const isOwn = by.role !== 'admin';
          // The officer who admits them must see an address that was proved.
          const isProved = settings.memberVerification === 'code' && before.awaiting.includes('admission');
          if (isOwn && isProved && fields.email) throw refusedField('email', messages.profile.emailAwaits);
          await leaveAddress(tx, mail, before, fields.email ?? before.email, { isOwn });
          return (await repository.update(id, fields)) ?? notFound(messages.profile.notFound);
        }),
      );
    },

    /** Moves exactly `ids`, or this many of the newest, to the trash; resolves to how many. */
    deleteBatch: ({ batchSize, ids }: BatchDelete): Promise<number> =>
      write(async (tx) => {
        const newest = sql`(select id from members order by registered_at desc, id desc limit ${batchSize})`;
        const isChosen = inArray(members.id, ids ?? newest);
        const gone = await tx.delete(members).where(isChosen).returning(memberColumns);
        await moveToTrash(tx, 'members', gone);
        return gone.length;
      }),

    /** Deletes a member at their own request, with all data stored about them, including mails. */
    deleteOwn: (id: string): Promise<number> => write((tx) => deleteForGood(tx, id)),
  };
}

/** The reply to a robot: looks like a stored member. */
function pretend(fields: Omit<MemberFields, 'role' | 'askedAt'>): MemberRow {
  const unset = { role: null, askedAt: null, importId: null, version: 0 };
  return { ...fields, ...unset, id: randomUUIDv7(), registeredAt: new Date() };
}

/** Throws 400 for a house that the group does not have; the member's present one stays valid. */
function checkHouse(house: string | undefined, houses: Houses, present = ''): void {
  if (!house || house === present || houses.names.includes(house)) return;
  throw refusedField('houseAtPresec', houseTexts(houses).unknown);
}

function checkRights(before: MemberRow, { role }: Partial<MemberFields>, by: Identity): void {
  if (by.role === 'admin') return;
  if (by.memberId !== before.id) throw new HttpError(403, 'forbidden', messages.profile.notYours);
  if (role !== undefined && role !== before.role) {
    throw new HttpError(403, 'forbidden', messages.profile.roleReserved);
  }
}

/** The given fields that differ from the stored ones, by column; an empty role becomes null. */
function changedFields(
  { houseAtPresec: house, role, ...change }: MemberChange,
  before: MemberRow,
): Partial<MemberFields> {
  const fields = { ...change, house, ...(role !== undefined && { role: role || null }) };
  const differs = ([name, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name as keyof MemberRow]);
  return Object.fromEntries(Object.entries(fields).filter(differs));
}

const otherNames: Record<string, string> = { role: 'Role', house: 'House', hidden: 'Keeps private' };

/** A column in the log: the log has no values, which are personal. */
const nameOf = (column: string): string => otherNames[column] ?? memberFields[column as MemberFieldName].name;
