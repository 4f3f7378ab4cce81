import type { GroupShell } from '@year-group/api-types/group/group';
import { and, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import { mails } from '../db/schema.ts';
import { readLook } from '../group/groupLook.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings/settings.ts';
import type { MailTransport } from './mailTransport.ts';
import { type DataOf, renderMail, type TemplateName } from './templates.ts';

/** What the outbox needs of the product. */
export interface MailNeeds extends Pick<Services, 'db' | 'group' | 'jobs' | 'sealing'> {
  mailTransport: MailTransport;
  settings: Pick<Settings, 'mailFrom' | 'publicUrl' | 'domain'>;
}

type MailRow = typeof mails.$inferSelect;

/**
 * How long a mail stays claimed by the process that sends it, in seconds: longer than a slow mail
 * server takes. A live process keeps its job by heartbeat, so only the mail of a crashed one waits
 * this long.
 */
const claimSeconds = 2 * 60;

/**
 * Makes the job that sends one mail of the outbox; it throws when the mail must be retried.
 *
 * A mail is marked as sent after the mail server accepted it. Only a crash between the two can send
 * it twice; its Message-ID is constant, so that mail servers and programs can recognise the
 * duplicate.
 */
export function createSendMail({ db, sealing, mailTransport, settings, group }: MailNeeds) {
  async function claim(id: string): Promise<(MailRow & { isTooLate: boolean }) | undefined> {
    const isFree = or(isNull(mails.claimedUntil), lt(mails.claimedUntil, sql`now()`));
    const [row] = await db
      .update(mails)
      .set({
        claimedUntil: sql`now() + make_interval(secs => ${claimSeconds})`,
        attempts: sql`${mails.attempts} + 1`,
      })
      .where(and(eq(mails.id, id), isNull(mails.sentAt), isFree))
      .returning({
        ...getTableColumns(mails),
        isTooLate: sql<boolean>`coalesce(${mails.expiresAt} <= now(), false)`,
      });
    return row;
  }

  async function deliver({ id, recipient, template, createdAt }: MailRow, content: object) {
    const shell = await group.shell();
    const rendered = renderMail(template as TemplateName, content as DataOf<TemplateName>, {
      ...(await readLook(group)),
      group: shell.identity,
      publicUrl: settings.publicUrl,
    });
    const from = writerOf(shell, settings);
    await mailTransport.deliver({
      ...rendered,
      name: `${createdAt.toISOString().replace(/[-:]|\.\d+/g, '')}-${template}-${id}`,
      from,
      to: { name: '', address: recipient },
      date: createdAt,
      messageId: `<${id}@${from.address.split('@')[1]}>`,
      headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    });
  }

  return async function send(mailId: string): Promise<void> {
    const isIt = eq(mails.id, mailId);
    const mail = await claim(mailId);
    if (!mail) {
      const [found] = await db.select().from(mails).where(isIt);
      if (!found || found.sentAt) return;
      throw new Error('Another process is sending this mail.');
    }
    const content = typeof mail.data.sealed === 'string' ? await sealing.open(mail.data.sealed) : mail.data;
    if (mail.isTooLate || typeof content !== 'object' || content === null) {
      await db.delete(mails).where(isIt);
      return;
    }
    try {
      await deliver(mail, content);
    } catch (error) {
      const lastError = describe(error);
      await db.update(mails).set({ claimedUntil: null, lastError }).where(isIt);
      throw new Error(`The mail could not be handed over: ${lastError}`, { cause: error });
    }
    await db
      .update(mails)
      .set({ sentAt: sql`now()`, data: {}, claimedUntil: null, lastError: null })
      .where(isIt);
  };
}

/** The sender of mail: `MAIL_FROM`, else the group with its name and its own address. */
function writerOf(
  { identity, contact }: GroupShell,
  { mailFrom, domain }: Pick<Settings, 'mailFrom' | 'domain'>,
): { name: string; address: string } {
  const [, name = '', address] = /^(.*?)[\s<]*([^\s<>]+@[^\s<>]+)>?$/.exec(mailFrom ?? '') ?? [];
  return {
    name: name.replaceAll('"', '').trim() || identity.name,
    address: address ?? (contact.email || `hello@${domain}`),
  };
}

/** The error without personal data: the server's answer may repeat the address. */
function describe(error: unknown): string {
  const { code = 'unknown', responseCode = '' } = error as { code?: unknown; responseCode?: unknown };
  if (code === 'ETLS') return 'ETLS: the mail server does not encrypt, so that nothing was sent to it';
  return `${String(code)} ${String(responseCode)}`.trim();
}
