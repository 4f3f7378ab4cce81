import { like, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '#platform/db/database.ts';
import { adminActions, mails, officers } from '#platform/db/schema.ts';
import { verifyLog } from '#platform/operations/actionChain.ts';
import { readLetter } from '#testing/codes.ts';
import { publishNews } from '#testing/content.ts';
import { type TestApp, useTestApp } from '#testing/testApp.ts';

const poll = { timeout: 20_000 };
const api = useTestApp();

const letters = () =>
  api.services.db.select().from(mails).where(like(mails.occasion, 'log-week:%')).orderBy(mails.recipient);
const officer = (name: string, roles: ('owner' | 'editor')[], isActive = true) => ({
  id: crypto.randomUUID(),
  name,
  email: `${name.toLowerCase()}@example.com`,
  roles,
  joinedAt: isActive ? new Date() : null,
});
const enqueue = ({ services }: TestApp) => services.jobs.enqueue(services.db, 'tell-log', {});

async function jobsDone() {
  const open = sql`select from work.job where name = 'tell-log' and state <> 'completed'`;
  await expect.poll(async () => (await rowsOf(api.services.db, open)).length, poll).toBe(0);
}

it('goes to every owner who has joined, once a week, from several processes', async () => {
  const { db } = api.services;
  // The owner's account has no address: nobody to write to.
  await enqueue(api);
  await jobsDone();
  await api.services.db
    .insert(officers)
    .values([
      officer('Ama', ['owner', 'editor']),
      officer('Esi', ['owner']),
      officer('Kofi', ['editor']),
      officer('Yaw', ['owner'], false),
    ]);
  await db.insert(adminActions).values({
    id: crypto.randomUUID(),
    action: 'login',
    target: 'administrator',
    createdAt: new Date(Date.now() - 8 * 86_400_000),
  });
  await publishNews(api);
  // It signs an administrator in, which is an entry too.
  const other = await api.startAnother();
  const { rows, newestHash } = await verifyLog(db);

  for (const each of [api, other, api]) await enqueue(each);
  await expect
    .poll(async () => (await letters()).map(({ sentAt }) => sentAt !== null), poll)
    .toEqual([true, true]);
  await enqueue(other);
  await jobsDone();
  await other.close();

  const sent = await letters();
  expect(sent.map(({ recipient }) => recipient)).toEqual(['ama@example.com', 'esi@example.com']);
  for (const { occasion } of sent) expect(occasion).toMatch(/^log-week:\d{4}-\d\d-\d\d:[0-9a-f-]{36}$/);
  // Without the line breaks of quoted-printable.
  const text = (await readLetter(api, sent[0]?.occasion ?? '')).replaceAll(/=\r?\n/g, '');
  expect(text).toContain('none was changed');
  expect(text).toContain(`Newest hash: ${newestHash}`);
  // All but the login of last week.
  expect(text).toContain(`Last seven days: ${rows - 1} entr`);
  expect(text).toContain(`In all: ${rows} entries`);
});
