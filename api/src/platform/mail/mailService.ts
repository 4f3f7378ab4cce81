import type { Database } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { yieldToRequests } from '../jobs/yieldToRequests.ts';
import type { Sealing } from '../security/sealing.ts';
import type { Settings } from '../settings/settings.ts';
import { createMailRepository } from './mailRepository.ts';
import type { MailTransport } from './mailTransport.ts';
import { createSendMail } from './sendMail.ts';
import { type DataOf, sealedTemplates, type TemplateName } from './templates.ts';

/** A mail for the outbox. */
export interface OutgoingMail<Name extends TemplateName> {
  /** What it is about, such as `order-paid:<order id>`: each occasion has one mail, however often it is written. */
  occasion: string;
  recipient: string;
  /** The member it is about: deleting them deletes it, sent or not. */
  memberId?: string;
  template: Name;
  data: DataOf<Name>;
  /** Seconds after which it is not worth sending any more. */
  lifetime?: number;
  /** Seconds for which it is held, and can be withdrawn. */
  heldSeconds?: number;
}

/** Seconds for which a sealed letter can be opened when its mail has no lifetime. */
const sealLifetime = 7 * 24 * 60 * 60;

/**
 * The outbox: a mail is written in the transaction of what it is about, and a job sends it once that has committed.
 * A mail server that fails delays mail and nothing else.
 */
export function createMailService(services: {
  db: Database;
  jobs: Jobs;
  sealing: Sealing;
  mailTransport: MailTransport;
  settings: Pick<Settings, 'mailFrom' | 'publicUrl'>;
}) {
  const { db, jobs, sealing } = services;
  const send = createSendMail(services);

  return {
    /**
     * Writes a mail that goes out if the transaction commits, and resolves to its id; an occasion that had its mail gets no
     * other.
     */
    async write<Name extends TemplateName>(
      tx: Database,
      { occasion, recipient, memberId, template, data, lifetime, heldSeconds }: OutgoingMail<Name>,
    ): Promise<string | undefined> {
      const mailId = await createMailRepository(tx).insert({
        occasion,
        recipient,
        memberId: memberId ?? null,
        template,
        data: sealedTemplates.has(template)
          ? { sealed: await sealing.seal(data, lifetime ?? sealLifetime) }
          : { ...data },
        lifetime,
      });
      if (mailId !== undefined) await jobs.enqueue(tx, 'send-mail', { mailId }, heldSeconds);
      return mailId;
    },

    /** Takes back a mail that is held; false when it is being sent or was sent. */
    withdrawHeld: (tx: Database, mailId: string): Promise<boolean> =>
      createMailRepository(tx).deleteUnsent(mailId),

    /** Begins to send what is in the outbox. */
    async start(): Promise<void> {
      const sendLater = async ({ mailId }: { mailId: string }) => {
        await yieldToRequests();
        await send(mailId);
      };
      await jobs.handle('send-mail', sendLater, { pollSeconds: 1, concurrency: 5 });
      await jobs.handle('sweep-mails', () => createMailRepository(db).deleteExpired());
      await jobs.schedule('sweep-mails', '40 * * * *');
    },
  };
}

export type { DataOf } from './templates.ts';
export type MailService = ReturnType<typeof createMailService>;
