import { randomUUIDv7 } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema.ts';
import { createSendMail, type MailNeeds } from './sendMail.ts';
import { type DataOf, sealedTemplates, type TemplateName } from './templates.ts';

interface OutgoingMail<Name extends TemplateName> {
  /** The occasion, such as `order-paid:<order id>`: each has one mail. */
  occasion: string;
  recipient: string;
  /** The member it is about: deleted with them, sent or not. */
  memberId?: string;
  template: Name;
  data: DataOf<Name>;
  /** Seconds after which it expires unsent. */
  lifetime?: number;
  /** Seconds for which it is held, and can be withdrawn. */
  heldSeconds?: number;
}

/** Seconds for which sending is tried again: the lifetime of a letter of which nothing shall stay. */
export const retriedSeconds = 4 * 24 * 60 * 60;
/** Days after which a letter that was not sent is deleted: sending it is no longer tried. */
const unsentDays = 5;

/** Seconds for which a sealed mail without a lifetime can be opened. */
const sealLifetime = 7 * 24 * 60 * 60;

/** The outbox: a mail is written in the transaction of its occasion, and a job sends it afterwards. */
export function createMailService(services: MailNeeds) {
  const { db, jobs, sealing } = services;
  const send = createSendMail(services);

  return {
    /** Writes a mail and resolves to its id; undefined when the occasion already has one. */
    async write<Name extends TemplateName>(
      tx: Database,
      { occasion, recipient, memberId, template, data, lifetime, heldSeconds }: OutgoingMail<Name>,
    ): Promise<string | undefined> {
      const mailId = randomUUIDv7();
      const sealed = sealedTemplates.has(template) && (await sealing.seal(data, lifetime ?? sealLifetime));
      const stored = await tx
        .insert(mails)
        .values({
          id: mailId,
          occasion,
          recipient,
          memberId: memberId ?? null,
          template,
          data: sealed ? { sealed } : { ...data },
          // By the database's clock, which all processes share.
          expiresAt: lifetime === undefined ? null : sql`now() + make_interval(secs => ${lifetime})`,
        })
        .onConflictDoNothing({ target: mails.occasion })
        .returning({ id: mails.id });
      if (stored.length === 0) return undefined;
      await jobs.enqueue(tx, 'send-mail', { mailId }, heldSeconds);
      return mailId;
    },

    /** Withdraws a held mail; false when it is being sent or was sent. */
    async withdrawHeld(tx: Database, mailId: string): Promise<boolean> {
      const isUntouched = and(eq(mails.id, mailId), isNull(mails.sentAt), isNull(mails.claimedUntil));
      return (await tx.delete(mails).where(isUntouched).returning({ id: mails.id })).length > 0;
    },

    async start(): Promise<void> {
      await jobs.handle('send-mail', ({ mailId }) => send(mailId), { pollSeconds: 1, concurrency: 5 });
      await jobs.handle('sweep-mails', () => sweepMails(db));
    },
  };
}

/** Deletes expired letters and those that nobody tries to send any more. */
export async function sweepMails(db: Database): Promise<void> {
  const isGivenUp = lt(mails.createdAt, sql`now() - make_interval(days => ${unsentDays})`);
  await db.delete(mails).where(or(lt(mails.expiresAt, sql`now()`), and(isNull(mails.sentAt), isGivenUp)));
}

export type { DataOf } from './templates.ts';
export type MailService = ReturnType<typeof createMailService>;
