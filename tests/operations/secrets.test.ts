import { makeRegistration } from '@year-group/api-types/testing/factories';
import { beforeAll, expect, it } from 'vitest';
import { preparePlaces } from '../support/prepareServer.ts';
import { adminPassword, logIn, type Run, start } from '../support/server.ts';
import { logInMember, register } from '../support/writing.ts';

type Headers = { authorization: string };

const [oldSecret, newSecret] = ['the old secret, long enough to sign', 'the new secret, long enough to sign'];
const { makePlace } = preparePlaces();
let place: Record<string, string>;
let server: Run;
beforeAll(async () => {
  place = await makePlace();
  await restart(oldSecret);
});

async function restart(secrets: string, password = adminPassword) {
  await server?.end('SIGTERM');
  server = await start({ ...place, SEED: 'none', TOKEN_SECRET: secrets, ADMIN_PASSWORD: password });
}

const registration = makeRegistration();
const verify = () => logInMember(server, registration.email);
const asAdmin = (headers: Headers) => server.status('/api/admin/revenue', headers);
const asMember = (headers: Headers) => server.status('/api/members', headers);

let before: { admin: Headers; member: Headers };

it('lets everyone who is logged in stay, while a new secret signs beside the old one', async () => {
  expect((await register(server, registration)).status).toBe(201);
  before = { admin: await logIn(server.url), member: await verify() };
  expect([await asAdmin(before.admin), await asMember(before.member)]).toEqual([200, 200]);
  await restart(`${newSecret},${oldSecret}`);
  expect([await asAdmin(before.admin), await asMember(before.member)]).toEqual([200, 200]);
});

it('ends what the old secret signed when it is dropped, and nothing that the new one did', async () => {
  const renewed = { admin: await logIn(server.url), member: await verify() };
  await restart(newSecret);
  expect([await asAdmin(before.admin), await asMember(before.member)]).toEqual([401, 401]);
  expect([await asAdmin(renewed.admin), await asMember(renewed.member)]).toEqual([200, 200]);
  before = renewed;
});

it('ends the sessions of the panel with a changed password, and those of no member', async () => {
  // Tokens may carry whole seconds: one of the second of the change would still count.
  await expect.poll(() => Date.now() - issuedAt(before.admin), { timeout: 5000 }).toBeGreaterThan(1000);
  await restart(newSecret, 'another long password');
  expect([await asAdmin(before.admin), await asMember(before.member)]).toEqual([401, 200]);
  expect((await logIn(server.url)).authorization).toBe('Bearer undefined');
  expect(await asAdmin(await logIn(server.url, 'another long password'))).toBe(200);
});

/** When a token was made, in ms. */
function issuedAt({ authorization }: Headers): number {
  const payload = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(payload).iat * 1000;
}
