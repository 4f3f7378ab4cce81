import { heldSeconds } from '@year-group/api-types/common/limits';
import { registrationWaits } from '@year-group/api-types/common/lists';
import { privateFields } from '@year-group/api-types/members/memberFields';
import type { MemberMerge, MergeField } from '@year-group/api-types/members/memberMerge';
import { messages } from '@year-group/api-types/messages';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { mails, members, type TrashedMerge, trash } from '#platform/db/schema.ts';
import { conflict } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { moveToTrash } from '../trash/trashService.ts';
import { leaveAddress } from './leaveAddress.ts';
import {
  createMemberRepository,
  type MemberFields,
  type MemberRow,
  memberColumns,
} from './memberRepository.ts';

/** Makes one record of two that are one person. */
export function createMergeService({ db, mail }: Services) {
  return {
    /** Keeps one record with chosen fields of the other, which goes to the trash; throws 409. */
    merge: ({ keep, other, fromOther }: MemberMerge): Promise<MemberRow> =>
      db.transaction(async (tx) => {
        const [before, { tokensValidFrom, ...gone }] = await lockBoth(tx, keep, other);
        const moved = await tx
          .update(mails)
          .set({ memberId: keep.id })
          .where(and(eq(mails.memberId, gone.id), ne(mails.template, 'verification-code')))
          .returning({ id: mails.id });
        // First, since the kept record may take over the address.
        await tx.delete(members).where(eq(members.id, gone.id));
        const kept = await createMemberRepository(tx).update(keep.id, mergedFields(before, gone, fromOther));
        if (!kept) throw conflict(messages.members.mergeGone);
        // Held, for a possible undo.
        const letter = await leaveAddress(tx, mail, before, kept.email, { isOwn: false, heldSeconds });
        await moveToTrash(tx, 'members', [gone]);
        const merge: TrashedMerge = {
          keptId: keep.id,
          version: kept.version,
          before,
          mails: moved.map(({ id }) => id),
          letter: letter ?? null,
          tokensValidFrom: tokensValidFrom?.toISOString() ?? null,
        };
        const isGone = and(eq(trash.kind, 'members'), eq(trash.id, gone.id));
        await tx.update(trash).set({ merge }).where(isGone);
        const detail = `members/${gone.id}`;
        await logActions(tx, [{ action: 'merge', target: `members/${keep.id}`, detail }]);
        return kept;
      }),
  };
}

type Seen = MemberMerge['keep'];

/** Locks both, always in the same order, so that two merges of them cannot deadlock. */
async function lockBoth(tx: Database, keep: Seen, other: Seen) {
  const rows = await tx
    .select({ ...memberColumns, tokensValidFrom: members.tokensValidFrom })
    .from(members)
    .where(inArray(members.id, [keep.id, other.id]))
    .orderBy(asc(members.id))
    .for('update');
  const asSeen = ({ id, version }: Seen) => {
    const row = rows.find((each) => each.id === id);
    if (!row) throw conflict(messages.members.mergeGone);
    if (row.version !== version) throw conflict(messages.members.mergeChanged(row.fullName));
    return row;
  };
  const { tokensValidFrom: _stays, ...kept } = asSeen(keep);
  return [kept, asSeen(other)] as const;
}

/** What the kept record is from now on. What one of them keeps private stays private. */
function mergedFields(
  before: MemberRow,
  gone: MemberRow,
  fromOther: readonly MergeField[],
): Partial<MemberFields> {
  const names = fromOther.map((name) => (name === 'houseAtPresec' ? 'house' : name));
  const proved = fromOther.includes('email') ? gone : before;
  return {
    ...Object.fromEntries(names.map((name) => [name, gone[name]])),
    hidden: privateFields.filter((name) => before.hidden.includes(name) || gone.hidden.includes(name)),
    awaiting: registrationWaits.filter((wait) =>
      wait === 'email-proof'
        ? proved.awaiting.includes(wait)
        : before.awaiting.includes(wait) && gone.awaiting.includes(wait),
    ),
  };
}
