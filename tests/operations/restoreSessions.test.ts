import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { makeRegistration } from '@year-group/api-types/testing/factories';
import { afterAll, expect, it } from 'vitest';
import { runCommand } from '../support/command.ts';
import { adminPassword, logIn, makeDataFolder, send, start } from '../support/server.ts';

const { folder, remove } = makeDataFolder();
afterAll(remove);

const secrets = { ADMIN_PASSWORD: adminPassword, TOKEN_SECRET: 'a secret that outlives the database, 2015' };
const makePlace = () => ({ ...secrets, DATA_DIR: join(folder, randomUUID()) });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A member's token, as the directory's door gives it. */
async function verify(url: string, email: string): Promise<{ authorization: string }> {
  const reply = await send('POST', `${url}/api/auth/verify-member`, { email });
  const { token }: { token: string } = await reply.json();
  return bearer(token);
}
const statusOf = async (url: string, headers: { authorization: string }) =>
  (await fetch(`${url}/api/members`, { headers })).status;

it('a restore ends all sessions and links, also those that were ended after the backup, and says so', async () => {
  const place = makePlace();
  const file = join(folder, 'sessions.tar.gz');
  const before = await start(place);
  const member = makeRegistration();
  await send('POST', `${before.url}/api/members`, member, { 'x-api-key': 'public-registration' });
  const [lost, second] = [await verify(before.url, member.email), await verify(before.url, member.email)];
  const admin = await logIn(before.url);
  const officer = { name: 'Esi Boateng', email: 'esi@example.com', roles: ['editor'] };
  expect((await send('POST', `${before.url}/api/admin/officers`, officer, admin)).status).toBe(201);
  const link = (await runCommand('officer', place, 'reset', officer.email)).out;
  const token = /\/admin\/invitation#([\w-]{43})/.exec(link)?.[1];
  expect(token).toBeDefined();
  expect((await runCommand('backup', place, file)).code).toBe(0);
  await send('POST', `${before.url}/api/auth/sign-out`, { everywhere: true }, lost);
  expect(await statusOf(before.url, lost)).toBe(401);
  await before.end('SIGTERM');

  const other = makePlace();
  const { code, out } = await runCommand('restore', other, file);
  expect(code).toBe(0);
  expect(out).toContain('All sessions are ended: members and officers sign in again.');
  const after = await start(other);
  for (const session of [lost, second, admin]) expect(await statusOf(after.url, session)).toBe(401);
  expect((await send('POST', `${after.url}/api/admin/invitation/accept`, { token })).status).toBe(404);
  expect(await statusOf(after.url, await verify(after.url, member.email))).toBe(200);
  expect(await statusOf(after.url, await logIn(after.url))).toBe(200);
  expect(await after.end('SIGTERM')).toBe(0);
});
