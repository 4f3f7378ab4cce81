import { and, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema.ts';

export type MailRow = typeof mails.$inferSelect;
/** A mail to store; it expires after `lifetime` seconds, or never. */
export type NewMail = Pick<MailRow, 'id' | 'occasion' | 'recipient' | 'memberId' | 'template' | 'data'> & {
  lifetime: number | undefined;
};

/** Reads and writes the outbox; `db` may be a transaction. */
export function createMailRepository(db: Database) {
  return {
    /** Stores a mail once per occasion; false when that has one. */
    async insert({ lifetime, ...mail }: NewMail): Promise<boolean> {
      // By the database's clock, which all processes share.
      const expiresAt = lifetime === undefined ? null : sql`now() + make_interval(secs => ${lifetime})`;
      const stored = await db
        .insert(mails)
        .values({ ...mail, expiresAt })
        .onConflictDoNothing({ target: mails.occasion })
        .returning({ id: mails.id });
      return stored.length > 0;
    },
    async find(id: string): Promise<MailRow | undefined> {
      const [row] = await db.select().from(mails).where(eq(mails.id, id));
      return row;
    },
    /** Claims an unsent mail for the given seconds; undefined when it cannot be claimed. */
    async claim(id: string, seconds: number): Promise<(MailRow & { isTooLate: boolean }) | undefined> {
      const isFree = or(isNull(mails.claimedUntil), lt(mails.claimedUntil, sql`now()`));
      const [row] = await db
        .update(mails)
        .set({
          claimedUntil: sql`now() + make_interval(secs => ${seconds})`,
          attempts: sql`${mails.attempts} + 1`,
        })
        .where(and(eq(mails.id, id), isNull(mails.sentAt), isFree))
        .returning({
          ...getTableColumns(mails),
          isTooLate: sql<boolean>`coalesce(${mails.expiresAt} <= now(), false)`,
        });
      return row;
    },
    /** Marks it as sent and deletes its content. */
    async markSent(id: string): Promise<void> {
      await db
        .update(mails)
        .set({ sentAt: sql`now()`, data: {}, claimedUntil: null, lastError: null })
        .where(eq(mails.id, id));
    },
    async release(id: string, lastError: string): Promise<void> {
      await db.update(mails).set({ claimedUntil: null, lastError }).where(eq(mails.id, id));
    },
    async delete(id: string): Promise<void> {
      await db.delete(mails).where(eq(mails.id, id));
    },
    /** Deletes a mail that no process has begun to send; false when there is none. */
    async deleteUnsent(id: string): Promise<boolean> {
      const isUntouched = and(eq(mails.id, id), isNull(mails.sentAt), isNull(mails.claimedUntil));
      return (await db.delete(mails).where(isUntouched).returning({ id: mails.id })).length > 0;
    },
    async deleteExpired(): Promise<void> {
      await db.delete(mails).where(lt(mails.expiresAt, sql`now()`));
    },
  };
}
