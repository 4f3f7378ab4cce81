import type { Dashboard } from '@year-group/api-types/system/dashboard';
import { makeRegistration } from '@year-group/api-types/testing/factories';
import { beforeAll, expect, it } from 'vitest';
import { live, livePassword, paystackKey } from '../support/live.ts';
import { preparePlaces } from '../support/prepareServer.ts';
import { launch, logIn, type Run, start } from '../support/server.ts';
import { register } from '../support/writing.ts';

const { folder, makePlace } = preparePlaces();
const member = makeRegistration();
let server: Run;
let registered: Response;
beforeAll(async () => {
  server = await start({ ...(await makePlace()), ...live });
  registered = await register(server, member);
});

it('starts empty, without sandbox and catalogue, and asks browsers for https', async () => {
  expect(await server.read('/api/news')).toEqual({ news: [], total: 0 });
  expect(await server.read('/api/shop')).toEqual([]);
  const home = await fetch(server.url);
  expect(home.status).toBe(200);
  expect(home.headers.get('strict-transport-security')).toContain('max-age=31536000');
  for (const path of ['/sandbox/', '/storybook/']) expect(await server.status(path)).toBe(404);
});

it('lets the administrator in with the password that was set, and verifies members by a code', async () => {
  expect((await logIn(server.url, livePassword)).authorization).toMatch(/^Bearer ey/);
  expect(registered.status).toBe(201);
  expect(await registered.json()).toMatchObject({ hidden: ['phone', 'email'] });
  const { email, phone } = member;
  const reply = await server.send('POST', '/api/auth/verify-member', { email, phone });
  expect(await reply.json()).toMatchObject({ challengeId: expect.any(String), expiresIn: 600 });
});

it('keeps a registration out of the directory until its e-mail is proved and the administrator admits it', async () => {
  const headers = await logIn(server.url, livePassword);
  const { today }: Dashboard = await server.read('/api/admin/dashboard', headers);
  expect(today.toAdmit).toMatchObject({ total: 0, unproved: 1 });
  expect(await server.read('/api/site-settings')).toMatchObject({
    contactHiddenByDefault: true,
    registrationAwaits: ['email-proof', 'admission'],
  });
});

it('says in one line at its start what it is and what it uses', () => {
  expect(server.out()).toMatch(
    /^.* listens on port \d+ for https:\S+ \(version \d+\.\d+\.\d+, .+, payments by \w+, mail by .+\)\.$/m,
  );
});

it('writes neither people nor secrets into its log', async () => {
  const { email, phone, fullName } = member;
  const log = server.out() + server.errors();
  expect(log).toMatch(/"level":"info".*"route":"\/api\/members"/);
  for (const secret of [email, phone, fullName, livePassword, 'hunter2', paystackKey, 'eyJ'])
    expect(log).not.toContain(secret);
});

it('refuses to start with a list of everything that is missing', async () => {
  const run = await launch({ MODE: 'live', DATA_DIR: folder, STORAGE_URL: 's3://pictures', SEED: 'demo' });
  expect(await run.ended).toBe(1);
  const lines = run.errors().trim().split('\n');
  expect(lines[0]).toBe('The settings need attention:');
  const named = new Set(lines.slice(1).map((line) => /^ {2}- (\w+)/.exec(line)?.[1]));
  const missing = 'PUBLIC_URL DATABASE_URL SMTP_URL ADMIN_PASSWORD TOKEN_SECRET PAYMENT_PROVIDER TRUST_PROXY';
  const wrong = 'AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY SEED';
  expect(named).toEqual(new Set(`${missing} ${wrong}`.split(' ')));
});
