import { randomUUIDv7 } from 'node:crypto';
import { normaliseEmail } from '@year-group/api-types/rules';
import { desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { members } from '#platform/db/schema.ts';
import { type MemberFields, type MemberRow, memberColumns } from './memberColumns.ts';

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
    async insert(fields: Partial<MemberFields> & Pick<MemberFields, 'fullName' | 'email' | 'phone'>) {
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
      const [row] = await db.update(members).set(fields).where(eq(members.id, id)).returning(memberColumns);
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
