import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  adminActions,
  officerInvitations,
  officerSessions,
  officers,
  rateLimits,
} from '#platform/db/schema.ts';
import { ownerAccountId } from '#platform/security/actor.ts';
import {
  addCodeApp,
  addPasskey,
  callWith,
  freshAddress,
  lettersTo,
  linkIn,
  logIn,
  makeOfficer,
  officerPassword,
  post,
} from '#testing/officers.ts';
import { useTestApp } from '#testing/testApp.ts';
import { runOfficerCommand } from './runOfficerCommand.ts';

const api = useTestApp();
beforeEach(() => api.services.db.delete(rateLimits));

const path = '/api/admin/officers';
const newPassword = 'lantern gravel trombone mitten';
let invited = 0;
const invite = async (fields: object = {}) => {
  const email = `invited${(invited += 1)}@example.org`;
  const input = { name: 'Ama Owusu', email, roles: ['treasurer'], ...fields };
  return (await api.as.admin('POST', path, input)).json();
};
const accept = (token: string, password?: string) =>
  post(api, '/api/admin/invitation/accept', { token, ...(password && { password }) });
const read = (token: string) => post(api, '/api/admin/invitation', { token });
const isIn = async ({ call }: { call: ReturnType<typeof callWith> }) =>
  (await call('GET', '/api/admin/me')).statusCode === 200;

describe('an invitation', () => {
  it('comes by letter, says for whom it is, and opens a session with a password', async () => {
    const officer = await invite();
    expect(officer).toMatchObject({ state: 'invited', hasPassword: false, isOwnerAccount: false });
    expect((await logIn(api, officer.email, newPassword)).statusCode).toBe(401);
    const token = await linkIn(api, officer.email);
    // A scanner that opens the link changes nothing.
    for (let n = 0; n < 2; n += 1)
      expect((await read(token)).json()).toEqual({
        name: 'Ama Owusu',
        email: officer.email,
        roles: ['treasurer'],
      });
    const reply = await accept(token, newPassword);
    const account = (await callWith(api, reply.json().token)('GET', '/api/admin/me')).json();
    expect(account).toMatchObject({ id: officer.id, state: 'active', hasPassword: true, invitedUntil: null });
    expect((await logIn(api, officer.email, newPassword)).statusCode).toBe(200);
  });

  it('is stored as a hash, in a link whose token no server sees', async () => {
    const { email } = await invite();
    const token = await linkIn(api, email);
    const rows = await api.services.db.select().from(officerInvitations);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('counts once, also when it is used twice at the same moment', async () => {
    const token = await linkIn(api, (await invite()).email);
    const replies = await Promise.all([accept(token, newPassword), accept(token, newPassword)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await accept(token, newPassword)).json().error).toContain('used already');
    expect((await read(token)).statusCode).toBe(404);
  });

  it('is not used up when no session can begin', async () => {
    const { id, email } = await invite();
    const token = await linkIn(api, email);
    const { db } = api.services;
    await db.execute(sql`alter table officer_sessions add constraint full_disk check (false) not valid`);
    expect((await accept(token, newPassword)).statusCode).toBe(500);
    await db.execute(sql`alter table officer_sessions drop constraint full_disk`);
    expect(await db.$count(officers, and(eq(officers.id, id), isNull(officers.joinedAt)))).toBe(1);
    expect((await accept(token, newPassword)).statusCode).toBe(200);
  });

  it('ends after 72 hours', async () => {
    const { id, email } = await invite();
    const token = await linkIn(api, email);
    const [row] = await api.services.db
      .select()
      .from(officerInvitations)
      .where(eq(officerInvitations.officerId, id));
    const hours = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71.9);
    expect(hours).toBeLessThanOrEqual(72);
    await api.services.db
      .update(officerInvitations)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(officerInvitations.officerId, id));
    expect((await accept(token, newPassword)).statusCode).toBe(404);
  });

  it('is not used up by an officer who is logged in as somebody else', async () => {
    const other = await makeOfficer(api, 'editor');
    const { email } = await invite();
    const token = await linkIn(api, email);
    const body = { token, password: newPassword };
    expect((await other.call('POST', '/api/admin/invitation/accept', body)).statusCode).toBe(409);
    expect((await accept(token, newPassword)).statusCode).toBe(200);
  });

  it('is no longer valid when the address was wrong and is changed', async () => {
    const { id, email } = await invite();
    const token = await linkIn(api, email);
    await api.as.admin('PUT', `${path}/${id}`, { email: `right.${email}` });
    expect((await accept(token, newPassword)).statusCode).toBe(404);
    const renewed = await linkIn(api, `right.${email}`);
    expect((await accept(renewed, newPassword)).statusCode).toBe(200);
  });

  it('refuses a password that is short, common or made of known words', async () => {
    const { email } = await invite({ name: 'Nkosana Wobblethorpe' });
    const token = await linkIn(api, email);
    for (const password of ['short', 'password1234', 'wobblethorpe nkosana', 'akro house akro'])
      expect((await accept(token, password)).json()).toMatchObject({
        code: 'validation-failed',
        issues: [{ path: 'password' }],
      });
    expect((await accept(token, newPassword)).statusCode).toBe(200);
  });

  it('without a password leads to a passkey before anything else', async () => {
    const { id, email } = await invite({ roles: ['owner'] });
    const { token } = (await accept(await linkIn(api, email))).json();
    const call = callWith(api, token);
    const reply = await call('GET', path);
    expect(reply.json()).toMatchObject({ code: 'second-factor-needed' });
    // However long they look for their phone.
    await api.services.db
      .update(officerSessions)
      .set({ provedAt: sql`now() - interval '20 minutes'` })
      .where(eq(officerSessions.officerId, id));
    await addPasskey({ call });
    expect((await call('GET', path)).statusCode).toBe(200);
  });

  it('is refused for an address that another officer has', async () => {
    const { email } = await makeOfficer(api, 'editor');
    const input = { name: 'Twin', email: email.toUpperCase(), roles: ['editor'] };
    expect((await api.as.admin('POST', path, input)).json()).toMatchObject({
      code: 'email-taken',
      issues: [{ path: 'email' }],
    });
  });
});

describe('an owner', () => {
  it('changes roles, which apply from the next call and are confirmed by letter', async () => {
    const officer = await makeOfficer(api, 'editor');
    expect((await officer.call('GET', '/api/admin/actions')).statusCode).toBe(403);
    await api.as.admin('PUT', `${path}/${officer.id}`, { roles: ['auditor'] });
    expect((await officer.call('GET', '/api/admin/actions')).statusCode).toBe(200);
    expect((await lettersTo(api, officer.email, 'officer-roles'))[0]).toContain('auditor');
  });

  it('changes an address, and writes to the old and the new one', async () => {
    const { id, email } = await makeOfficer(api, 'editor');
    const next = `new.${email}`;
    await api.as.admin('PUT', `${path}/${id}`, { email: next });
    for (const address of [email, next])
      expect((await lettersTo(api, address, 'officer-email'))[0]).toContain('@example.org');
    expect((await logIn(api, email)).statusCode).toBe(401);
    expect((await logIn(api, next)).statusCode).toBe(200);
  });

  it('removes an officer, whose session ends, and no trace but the log stays', async () => {
    const officer = await makeOfficer(api, 'editor');
    expect((await api.as.admin('DELETE', `${path}/${officer.id}`)).json()).toEqual({ deleted: 1 });
    expect(await isIn(officer)).toBe(false);
    expect((await logIn(api, officer.email)).statusCode).toBe(401);
    expect((await api.as.admin('DELETE', `${path}/${officer.id}`)).statusCode).toBe(404);
    const [entry] = await api.services.db
      .select()
      .from(adminActions)
      .where(
        and(eq(adminActions.action, 'officer-remove'), eq(adminActions.target, `officers/${officer.id}`)),
      );
    expect(entry?.detail).toMatch(/^Officer /);
    expect(JSON.stringify(entry)).not.toContain('@');
  });

  it('lets an officer in again: old factors are invalid, both get a letter, and the link starts the set-up again', async () => {
    const [owner, officer] = [await makeOfficer(api, 'owner'), await makeOfficer(api, 'secretary')];
    const { recoveryCodes } = await addCodeApp(officer);
    const reply = await owner.call('POST', `${path}/${officer.id}/let-in`);
    expect(reply.json()).toMatchObject({ hasPassword: false, hasCodeApp: false, passkeys: 0 });
    expect(await isIn(officer)).toBe(false);
    expect((await logIn(api, officer.email)).statusCode).toBe(401);
    expect(recoveryCodes).toHaveLength(10);
    expect((await lettersTo(api, owner.email, 'officer-let-in-done')).length).toBe(1);
    const token = await linkIn(api, officer.email, 'officer-let-in');
    expect((await accept(token, newPassword)).statusCode).toBe(200);
    // The old second factor is gone with the password.
    expect((await logIn(api, officer.email, newPassword)).json()).toHaveProperty('token');
  });

  it('sees and ends the sessions of others', async () => {
    const [officer, other] = [await makeOfficer(api, 'editor'), await makeOfficer(api, 'editor')];
    const sessions = (await api.as.admin('GET', `${path}/${officer.id}/sessions`)).json();
    expect(sessions).toMatchObject([{ device: 'Unknown device', network: '192.0.2.0/24', isThis: false }]);
    expect(JSON.stringify(sessions)).not.toContain('192.0.2.7');
    const reply = await api.as.admin('DELETE', `${path}/${officer.id}/sessions`);
    expect(reply.json()).toEqual({ deleted: 1 });
    expect([await isIn(officer), await isIn(other)]).toEqual([false, true]);
  });

  it('is the only one who may: nobody else changes officers', async () => {
    const officer = await makeOfficer(api, 'secretary', 'editor', 'shopkeeper', 'treasurer', 'auditor');
    const reply = await officer.call('PUT', `${path}/${officer.id}`, { roles: ['owner'] });
    expect(reply.statusCode).toBe(403);
  });
});

describe('the owner’s account', () => {
  const url = `${path}/${ownerAccountId}`;
  it('takes name and e-mail, stays an owner and cannot be removed', async () => {
    const owner = await makeOfficer(api, 'owner');
    const reply = await owner.call('PUT', url, { name: 'Nana Asiedu', email: 'nana@example.org' });
    expect(reply.json()).toMatchObject({ isOwnerAccount: true, name: 'Nana Asiedu', roles: ['owner'] });
    expect((await owner.call('PUT', url, { roles: ['editor'] })).statusCode).toBe(409);
    expect((await owner.call('DELETE', url)).statusCode).toBe(409);
  });

  it('keeps the password of the setting', async () => {
    const isPasswordSetting = async (call: typeof api.as.admin) =>
      (await call('GET', '/api/admin/me')).json().isPasswordSetting;
    const { call: asEditor } = await makeOfficer(api, 'editor');
    expect([await isPasswordSetting(api.as.admin), await isPasswordSetting(asEditor)]).toEqual([true, false]);
    const reply = await api.as.admin('PUT', '/api/admin/me/password', { password: newPassword });
    expect(reply.json().error).toContain('ADMIN_PASSWORD');
  });

  it('cannot lose the last owner who can log in', async () => {
    const { db } = api.services;
    await db.update(officers).set({ roles: ['editor'] });
    await db
      .update(officers)
      .set({ roles: ['owner'] })
      .where(eq(officers.id, ownerAccountId));
    const owner = await makeOfficer(api, 'owner');
    await db.update(officers).set({ passwordHash: null }).where(eq(officers.id, ownerAccountId));
    for (const [method, at, body] of [
      ['PUT', `${path}/${owner.id}`, { roles: ['editor'] }],
      ['DELETE', `${path}/${owner.id}`, undefined],
      ['POST', `${path}/${owner.id}/let-in`, undefined],
    ] as const)
      expect((await owner.call(method, at, body)).json().error).toContain('At least one active owner');
    expect(await isIn(owner)).toBe(true);
    const second = await makeOfficer(api, 'owner');
    const both = await Promise.all([
      owner.call('DELETE', `${path}/${second.id}`),
      second.call('DELETE', `${path}/${owner.id}`),
    ]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('npm run officer', () => {
  const run = (command: string, email = '') => runOfficerCommand(api.services, { command, email });

  it('lists officers, and gives one a new start by a link', async () => {
    const officer = await makeOfficer(api, 'owner');
    await addPasskey(officer);
    expect(await run('list')).toContain(`<${officer.email}>: owner; password, 1 passkey`);
    const text = await run('reset', officer.email.toUpperCase());
    expect(await isIn(officer)).toBe(false);
    expect((await logIn(api, officer.email, officerPassword, freshAddress())).statusCode).toBe(401);
    const token = /#([\w-]{43})$/.exec(text)?.[1] ?? '';
    expect((await accept(token, newPassword)).statusCode).toBe(200);
    await expect(run('reset', 'nobody@example.org')).rejects.toThrow(/^No officer/);
  });
});
