import { randomUUIDv7 } from 'node:crypto';
import type { ErrorCode } from '@year-group/api-types/common/errors';
import { normaliseEmail } from '@year-group/api-types/common/rules';
import { messages } from '@year-group/api-types/messages';
import { desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Database, refusingIndex } from '#platform/db/database.ts';
import { members } from '#platform/db/schema.ts';
import { HttpError } from '#platform/http/errors.ts';

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
  async function findWhere(condition: SQL): Promise<MemberRow | undefined> {
    const [row] = await db.select(memberColumns).from(members).where(condition);
    return row;
  }
  const deleteWhere = (condition: SQL): Promise<MemberRow[]> =>
    db.delete(members).where(condition).returning(memberColumns);

  return {
    find: (id: string) => findWhere(eq(members.id, id)),
    /** Phones as `comparablePhone` writes them. */
    findByPhone: (phone: string) => findWhere(eq(members.phone, phone)),
    findByEmail: (email: string) => findWhere(sql`lower(${members.email}) = ${normaliseEmail(email)}`),
    /** As `find`, but locks the member until the transaction ends. */
    async lock(id: string): Promise<MemberRow | undefined> {
      const [row] = await db.select(memberColumns).from(members).where(eq(members.id, id)).for('update');
      return row;
    },
    /** Everyone, newest first. */
    all: (): Promise<MemberRow[]> =>
      db.select(memberColumns).from(members).orderBy(desc(members.registeredAt), desc(members.id)),
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
    /** Stores those whose e-mail and phone are free; resolves to their ids. */
    async insertFree(rows: (typeof members.$inferInsert)[]): Promise<Set<string>> {
      const stored = await db
        .insert(members)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: members.id });
      return new Set(stored.map(({ id }) => id));
    },
    /** E-mail and phone of members with one of these e-mails, in lower case, or phones. */
    findAddresses: async (emails: string[], phones: string[]) =>
      emails.length + phones.length === 0
        ? []
        : db
            .select({ email: members.email, phone: members.phone })
            .from(members)
            .where(or(inArray(sql`lower(${members.email})`, emails), inArray(members.phone, phones))),
    async update(id: string, fields: Partial<MemberFields>): Promise<MemberRow | undefined> {
      const [row] = await db
        .update(members)
        .set({ ...fields, version: sql`${members.version} + 1` })
        .where(eq(members.id, id))
        .returning(memberColumns);
      return row;
    },
    /** Deletes these; resolves to those that existed. */
    delete: (ids: string[]): Promise<MemberRow[]> => deleteWhere(inArray(members.id, ids)),
    /** Deletes the given number of the newest; resolves to them. */
    deleteNewest: (count: number): Promise<MemberRow[]> =>
      deleteWhere(
        sql`${members.id} in (select id from members order by registered_at desc, id desc limit ${count})`,
      ),
  };
}

const refusals: Record<string, { path: string; code: ErrorCode; message: string }> = {
  members_email: { path: 'email', code: 'email-taken', message: messages.registration.emailTaken },
  members_phone: { path: 'phone', code: 'phone-taken', message: messages.registration.phoneTaken },
};

/**
 * Turns the database's unique violation on e-mail or phone into a 409 that names the field; other
 * errors are rethrown. The unique indexes decide, so two concurrent registrations cannot both
 * succeed.
 */
export function takenField(error: unknown): unknown {
  const refusal = refusals[refusingIndex(error) ?? ''];
  if (!refusal) return error;
  const { path, code, message } = refusal;
  return new HttpError(409, code, message, { issues: [{ path, message }] });
}
