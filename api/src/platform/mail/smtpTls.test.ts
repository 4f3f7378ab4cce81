import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOtherRegistration, readOutbox, sendRegistration } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/testApp.ts';
import { waitFor } from '#testing/waitFor.ts';

/** What a server without TLS received. */
const received = { passwords: [] as string[], letters: 0 };
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  authOptional: true,
  logger: false,
  onAuth({ username, password }, _session, done) {
    received.passwords.push(String(password));
    done(null, { user: username });
  },
  onData(stream, _session, done) {
    received.letters += 1;
    stream.resume().once('end', () => done());
  },
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

/** Registers somebody with this mail server; resolves to the row of the mail. */
async function letterBy(mode: 'live' | 'demo', host: string) {
  const smtpUrl = `smtp://association:hunter2@${host}:${port}`;
  const api: TestApp = await startTestApp({
    mode,
    smtpUrl,
    paymentProvider: 'paystack',
    paystack: { secretKey: 'never used' },
  });
  try {
    const { email } = (await sendRegistration(api, makeOtherRegistration())).json();
    return await waitFor(async () => {
      const row = (await readOutbox(api)).find(({ recipient }) => recipient === email);
      return row?.sentAt || row?.lastError ? row : undefined;
    });
  } finally {
    await api.close();
  }
}

it('gets neither password nor mail in live mode when it does not encrypt', async () => {
  // This address reaches this machine, but is not one that the product takes for loopback.
  const letter = await letterBy('live', '0.0.0.0');
  expect(letter.lastError).toBe('ETLS: the mail server does not encrypt, so that nothing was sent to it');
  expect(letter).toMatchObject({ sentAt: null });
  expect(received).toEqual({ passwords: [], letters: 0 });
});

it('may be without TLS on this machine, and in the demo', async () => {
  expect((await letterBy('live', '127.0.0.1')).lastError).toBeNull();
  expect((await letterBy('demo', '0.0.0.0')).lastError).toBeNull();
  expect(received).toEqual({ passwords: ['hunter2', 'hunter2'], letters: 2 });
});
