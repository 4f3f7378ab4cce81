import { join } from 'node:path';
import { makeRegistration } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { runCommand } from '../support/command.ts';
import { preparePlaces } from '../support/prepareServer.ts';
import { logIn, type Run, start } from '../support/server.ts';
import { logInMember, register } from '../support/writing.ts';

const places = preparePlaces();
const secret = { TOKEN_SECRET: 'a secret that outlives the database, 2015' };
const makePlace = async (kind: string) => ({ ...(await places.makePlace(kind)), ...secret });
const statusOf = (server: Run, headers: { authorization: string }) => server.status('/api/members', headers);

it('a restore ends all sessions and links, also those that were ended after the backup, and says so', async () => {
  const place = await makePlace('PostgreSQL');
  const file = join(places.folder, 'sessions.tar.gz');
  const before = await start(place);
  const member = makeRegistration();
  await register(before, member);
  const [lost, second] = [await logInMember(before, member.email), await logInMember(before, member.email)];
  const admin = await logIn(before.url);
  const officer = { name: 'Esi Boateng', email: 'esi@example.com', roles: ['editor'] };
  expect((await before.send('POST', '/api/admin/officers', officer, admin)).status).toBe(201);
  const link = (await runCommand('officer', place, 'reset', officer.email)).out;
  const token = /\/admin\/invitation#([\w-]{43})/.exec(link)?.[1];
  expect(token).toBeDefined();
  expect((await runCommand('backup', place, file)).code).toBe(0);
  await before.send('POST', '/api/auth/sign-out', { everywhere: true }, lost);
  expect(await statusOf(before, lost)).toBe(401);
  await before.end('SIGTERM');

  const other = await makePlace('embedded');
  const { code, out } = await runCommand('restore', other, file);
  expect(code).toBe(0);
  expect(out).toContain('All sessions are ended: members and officers log in again.');
  const after = await start(other);
  for (const session of [lost, second, admin]) expect(await statusOf(after, session)).toBe(401);
  expect((await after.send('POST', '/api/admin/invitation/accept', { token })).status).toBe(404);
  expect(await statusOf(after, await logInMember(after, member.email))).toBe(200);
  expect(await statusOf(after, await logIn(after.url))).toBe(200);
  expect(await after.end('SIGTERM')).toBe(0);
});
