import { endpoints } from '@year-group/api-types/endpoints';
import { makeNewsInput } from '@year-group/api-types/testing/factories';
import { desc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { adminActions, endedSessions, members } from '#platform/db/schema.ts';
import { callAs, memberToken, registerMember } from '#testing/people.ts';
import { adminPassword, type Call, type TestApp, useTestApp } from '#testing/testApp.ts';

const api = useTestApp();

const leave = (as: Call, everywhere: boolean) => as('POST', endpoints.signOut.path, { everywhere });
const isIn = async (as: Call) => (await as('GET', '/api/members')).statusCode === 200;
const areIn = (...sessions: Call[]) => Promise.all(sessions.map(isIn));

const withToken =
  (visitor: Call, token: string): Call =>
  (method, url, payload) =>
    visitor(method, url, payload, { authorization: `Bearer ${token}` });

/** A session of the administrator, started by login. */
async function logIn({ as } = api): Promise<Call> {
  const { token } = (await as.visitor('POST', '/api/admin/login', { password: adminPassword })).json();
  return withToken(as.visitor, token);
}
const lastAction = async () =>
  (await api.services.db.select().from(adminActions).orderBy(desc(adminActions.id)).limit(1))[0]?.action;

it('ends the session in which a member logs out, in every process, and no other', async () => {
  const { id } = await registerMember(api);
  const token = await memberToken(api, id);
  const at = ({ as }: TestApp): Call => withToken(as.visitor, token);
  const [phone, laptop, other] = [at(api), await callAs(api, id), api.as.member];
  const reply = await leave(phone, false);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ everywhere: false });
  expect(await areIn(phone, laptop, other)).toEqual([false, true, true]);

  const second = await api.startAnother();
  try {
    expect(await isIn(at(second))).toBe(false);
  } finally {
    await second.close();
  }
});

it('ends all sessions of a member who logs out everywhere, nobody else’s, and lets them in again', async () => {
  const { id } = await registerMember(api);
  const [phone, laptop] = [await callAs(api, id), await callAs(api, id)];
  expect((await leave(phone, true)).statusCode).toBe(200);
  expect(await areIn(phone, laptop, api.as.member, api.as.admin)).toEqual([false, false, true, true]);
  expect(await isIn(await callAs(api, id))).toBe(true);
});

it('does the same for the administrator, and logs it', async () => {
  const [office, home, phone] = [await logIn(), await logIn(), await logIn()];
  await leave(office, false);
  expect(await areIn(office, home, phone)).toEqual([false, true, true]);
  expect(await lastAction()).toBe('sign-out');
  expect((await office('POST', '/api/news', makeNewsInput())).statusCode).toBe(401);

  const again = await logIn();
  await leave(home, true);
  expect(await areIn(office, home, phone, again, api.as.member)).toEqual([false, false, false, false, true]);
  expect(await lastAction()).toBe('sign-out-everywhere');
  expect(await isIn(await logIn())).toBe(true);
});

it('requires a session, and the choice of which to end', async () => {
  expect((await leave(api.as.visitor, true)).statusCode).toBe(401);
  const { id } = await registerMember(api);
  const phone = await callAs(api, id);
  for (const body of [{}, { everywhere: 'yes' }, { everywhere: null }, []])
    expect((await phone('POST', endpoints.signOut.path, body)).statusCode).toBe(400);
  expect(await isIn(phone)).toBe(true);
  expect((await leave(phone, false)).statusCode).toBe(200);
  expect((await leave(phone, true)).statusCode).toBe(401);
});

it('deletes an ended session once its token has expired', async () => {
  const { db } = api.services;
  const { id } = await registerMember(api);
  await leave(await callAs(api, id), false);
  await db.update(endedSessions).set({ expiresAt: sql`now() - interval '1 second'` });
  await leave(await callAs(api, id), false);
  const rows = await db.select().from(endedSessions);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 24 * 3600 * 1000);
});

it('lets a member in again while the clock is behind their last logout', async () => {
  const { id, email } = await registerMember(api);
  const ahead = new Date(Date.now() + 60 * 60 * 1000);
  await api.services.db.update(members).set({ tokensValidFrom: ahead }).where(eq(members.id, id));
  const reply = await api.as.visitor('POST', endpoints.verifyMember.path, { email });
  expect(await isIn(withToken(api.as.visitor, reply.json().token))).toBe(true);
});
