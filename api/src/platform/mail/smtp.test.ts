import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publishSection } from '#testing/group.ts';
import { type MailServer, type Mood, startMailServer } from '#testing/mailServer.ts';
import { makeOtherRegistration, readOutbox, sendRegistration } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/testApp.ts';
import { waitFor } from '#testing/waitFor.ts';

let server: MailServer;
let api: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  api = await startTestApp({ smtpUrl: server.url });
  await publishSection(api, 'identity');
  await publishSection(api, 'contact');
});
afterEach(() => server.be('accept', 0));
afterAll(async () => {
  await api.close();
  await server.stop();
});

/** Registers someone; this must not depend on the mail server. */
async function register(): Promise<string> {
  const reply = await sendRegistration(api, makeOtherRegistration());
  expect(reply.statusCode).toBe(201);
  return reply.json().email;
}
const takenFor = (email: string) => server.taken.filter(({ to }) => to.includes(email));
const rowOf = async (email: string) => (await readOutbox(api)).find(({ recipient }) => recipient === email);
const sent = (email: string) =>
  waitFor(async () => ((await rowOf(email))?.sentAt ? takenFor(email) : undefined), 35_000);
/** A recipient who must not get a second mail: retries come after two to four seconds. */
const served: string[] = [];
const aWhile = () => pause(4500);

describe('a mail server', () => {
  it('that accepts gets the mail, from the association and to the member', async () => {
    const email = await register();
    const [mail] = await sent(email);
    expect(mail?.raw).toMatch(/^From: 2015 Year Group <hello@yeargroup2015\.example>\r$/m);
    expect(mail?.raw).toContain(`To: ${email}\r\n`);
    expect(mail?.raw).toMatch(/^Subject: Welcome to the 2015 Year Group\r$/m);
    expect(mail?.raw).toContain('Content-Type: text/plain');
    expect(mail?.raw).toContain('Content-Type: text/html');
    expect(await rowOf(email)).toMatchObject({ attempts: 1, data: {}, lastError: null, claimedUntil: null });
    served.push(email);
  });

  it('gets mail in the name that the group has when it is sent', async () => {
    const group = { name: 'St Theresa’s, 1998', shortName: 'Class of 1998', motto: 'Light' };
    await publishSection(api, 'identity', group);
    await publishSection(api, 'contact', { email: 'hello@theresa.example' });
    const [mail] = await sent(await register());
    await publishSection(api, 'identity');
    await publishSection(api, 'contact');
    expect(mail?.raw).toMatch(/^From: =\?UTF-8\?.* <hello@theresa\.example>\r$/m);
    expect(mail?.raw).toMatch(/^Subject: Welcome to the Class of 1998\r$/m);
    expect(mail?.raw).not.toContain('2015');
  });

  it('gets a mail once, though its job runs twice', async () => {
    const email = await register();
    expect(await sent(email)).toHaveLength(1);
    const { jobs, db } = api.services;
    await jobs.enqueue(db, 'send-mail', { mailId: String((await rowOf(email))?.id) });
    served.push(email);
  });

  it.each<[Mood, string]>([
    ['refuse-sender', 'EENVELOPE 451'],
    ['refuse-recipient', 'EENVELOPE 550'],
    ['refuse-data', 'EMESSAGE 452'],
    ['drop-after-data', 'ECONNECTION'],
  ])(
    'that would %s gets the mail later, once',
    async (mood, lastError) => {
      server.be(mood, 1);
      const email = await register();
      const failed = await waitFor(async () => {
        const row = await rowOf(email);
        return row?.lastError ? row : undefined;
      });
      expect(failed.lastError).toContain(lastError);
      expect(failed.lastError).not.toContain(email);
      expect(failed.sentAt).toBeNull();
      expect(await sent(email)).toHaveLength(1);
      expect((await rowOf(email))?.attempts).toBe(2);
      served.push(email);
    },
    45_000,
  );

  it('that is slow delays nothing but the mail', async () => {
    server.be('slow', 1);
    const email = await register();
    expect(await sent(email)).toHaveLength(1);
    served.push(email);
  }, 45_000);

  it('that is down delays mail, and loses none', async () => {
    const { port, taken } = server;
    await server.stop();
    const emails = [await register(), await register()];
    await waitFor(async () => ((await rowOf(String(emails[1])))?.lastError ? true : undefined));
    server = await startMailServer(port, taken);
    for (const email of emails) expect(await sent(email)).toHaveLength(1);
    served.push(...emails);
  }, 60_000);

  it('that does not answer times out and is retried', async () => {
    server.be('stall', 1);
    const email = await register();
    expect(await sent(email)).toHaveLength(1);
    served.push(email);
  }, 60_000);

  it('that accepts a mail and disconnects first can recognise the duplicate by its Message-ID', async () => {
    server.be('keep-and-drop', 1);
    const email = await register();
    await sent(email);
    const mails = takenFor(email);
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(mails[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@yeargroup2015\.example>\r?$/);
  }, 45_000);
});

describe('two processes on one outbox', () => {
  it('send each mail once, and no earlier one again', async () => {
    const another = await api.startAnother();
    try {
      const emails = await Promise.all(Array.from({ length: 20 }, register));
      for (const email of emails) await sent(email);
      served.push(...emails);
      await aWhile();
      expect(served.length).toBeGreaterThan(25);
      for (const email of served) expect(takenFor(email)).toHaveLength(1);
    } finally {
      await another.close();
    }
  }, 60_000);
});
