import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { mails } from '#platform/db/schema.ts';
import type { TestApp } from './testApp.ts';
import { waitFor } from './waitFor.ts';

/** Reads the mail of an occasion once it has arrived at the mail server. */
export function readLetter({ services }: TestApp, occasion: string): Promise<string> {
  const outbox = join(services.settings.dataDir, 'outbox');
  return waitFor(async () => {
    const [mail] = await services.db.select().from(mails).where(eq(mails.occasion, occasion));
    if (!mail?.sentAt) return undefined;
    const file = (await readdir(outbox)).find((name) => name.includes(mail.id));
    return readFile(join(outbox, String(file)), 'utf8');
  });
}

/** The code in the mail of this challenge. */
export async function readCode(api: TestApp, challengeId: string): Promise<string> {
  const letter = await readLetter(api, `verification:${challengeId}`);
  return /Subject: (\d{6}) /.exec(letter)?.[1] ?? '';
}

/** Calls of a visitor from the given network address. */
export const visitorFrom =
  ({ app }: TestApp, remoteAddress: string) =>
  (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, remoteAddress });
