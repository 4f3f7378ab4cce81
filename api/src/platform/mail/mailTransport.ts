import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings/settings.ts';

/** An outgoing mail; `name` is its file name where mail is written to files. */
interface Parcel extends SendMailOptions {
  name: string;
}

/** Delivers one mail; throws when that failed or is uncertain. */
export interface MailTransport {
  deliver(parcel: Parcel): Promise<void>;
}

/** Timeouts of the mail server, in ms: to connect, for its greeting, and between two answers. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** SMTP when `SMTP_URL` is set, in live mode encrypted, else `.eml` files under `DATA_DIR/outbox`. */
export function createMailTransport(
  { smtpUrl, dataDir, mode }: Pick<Settings, 'smtpUrl' | 'dataDir' | 'mode'>,
  limits: Partial<typeof timeouts> = {},
): MailTransport {
  if (!smtpUrl) return fileTransport(join(dataDir, 'outbox'));
  const requireTLS = mode === 'live' && !loopback.includes(new URL(smtpUrl).hostname);
  return smtpTransport(smtpUrl, { ...timeouts, ...limits, requireTLS });
}

/** One connection per mail: a pool would resend a mail by itself when its connection breaks. */
function smtpTransport(url: string, limits: object): MailTransport {
  return {
    async deliver({ name: _file, ...mail }) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true });
      await transport.sendMail(mail);
    },
  };
}

/** A mail's file name is constant, so that a retry overwrites it. */
function fileTransport(folder: string): MailTransport {
  return {
    async deliver({ name, ...mail }) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${name}.part`);
      await writeFile(draft, message as Buffer);
      await rename(draft, join(folder, `${name}.eml`));
    },
  };
}
