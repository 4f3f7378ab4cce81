import { randomUUIDv7 } from 'node:crypto';
import { messages } from '@year-group/api-types/messages';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { type Database, refusingIndex } from '#platform/db/database.ts';
import { members, trash } from '#platform/db/schema.ts';
import { refusedField } from '#platform/http/errors.ts';
import { sweepSentRecords } from '../trash/sentRecordService.ts';

const {
  nameKey: _nameKey,
  search: _search,
  town: _town,
  listed: _listed,
  tokensValidFrom: _tokensValidFrom,
  ...stored
} = getTableColumns(members);

/** The stored fields of a member, without generated columns and session data. */
export const memberColumns = stored;

type Stored = typeof members.$inferSelect;
export type MemberRow = Pick<Stored, keyof typeof memberColumns>;
/** The fields of a member that can be changed. */
export type MemberFields = Omit<MemberRow, 'id' | 'registeredAt' | 'importId' | 'version'>;

/** Reads and writes members; `db` may be a transaction. Lists: `memberDirectory.ts`. */
export function createMemberRepository(db: Database) {
  return {
    async find(id: string): Promise<MemberRow | undefined> {
      const [row] = await db.select(memberColumns).from(members).where(eq(members.id, id));
      return row;
    },
    async lock(id: string): Promise<MemberRow | undefined> {
      const [row] = await db.select(memberColumns).from(members).where(eq(members.id, id)).for('update');
      return row;
    },
    async insert(
      fields: Partial<MemberFields> & Pick<MemberFields, 'fullName' | 'email' | 'phone'> & { id?: string },
    ) {
      const [row] = await db
        .insert(members)
        .values({ id: randomUUIDv7(), ...fields })
        .returning(memberColumns);
      if (!row) throw new Error('The member was not stored.');
      return row;
    },
    async update(id: string, fields: Partial<MemberFields>): Promise<MemberRow | undefined> {
      const [row] = await db
        .update(members)
        .set({ ...fields, version: sql`${members.version} + 1` })
        .where(eq(members.id, id))
        .returning(memberColumns);
      return row;
    },
  };
}

/**
 * Deletes a member with the records that were merged into theirs, also by way of others: they are about them too.
 * Resolves to 1, or 0 when there is no such member.
 */
export async function deleteForGood(tx: Database, id: string): Promise<number> {
  // First, so that a merge into it ends before or fails after, and what moves it to the trash has ended.
  const gone = await tx.delete(members).where(eq(members.id, id)).returning({ id: members.id });
  const theirs = sql`with recursive theirs as (select ${id}::text as id
    union select t.id::text from trash t join theirs on t.merge ->> 'keptId' = theirs.id)
    select id from theirs`;
  await tx.delete(trash).where(sql`${trash.kind} = 'members' and ${trash.id}::text in (${theirs})`);
  await sweepSentRecords(tx);
  return gone.length;
}

/** The 409 for an e-mail or phone that a unique index has refused; any other error as it is. */
export function takenField(error: unknown): unknown {
  const { emailTaken, phoneTaken } = messages.registration;
  const index = refusingIndex(error);
  if (index === 'members_email') return refusedField('email', emailTaken, 409, 'email-taken');
  return index === 'members_phone' ? refusedField('phone', phoneTaken, 409, 'phone-taken') : error;
}
