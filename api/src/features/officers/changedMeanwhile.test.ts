import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '#platform/db/database.ts';
import { officerRecoveryCodes } from '#platform/db/schema.ts';
import { addCodeApp, logIn, makeOfficer, post, type TestOfficer } from '#testing/officers.ts';
import { useTestApp } from '#testing/testApp.ts';
import { waitFor } from '#testing/waitFor.ts';
import { resetAccount } from './resetAccount.ts';

const api = useTestApp();

const me = '/api/admin/me';
const password = 'lantern gravel trombone mitten';
const isWaiting = sql`select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Lets an officer in again while a call of theirs waits for it; resolves to the link's token and the reply. */
function letInDuring({ id }: TestOfficer, send: () => ReturnType<TestOfficer['call']>) {
  const { db, settings } = api.services;
  return db.transaction(async (tx) => {
    const token = await resetAccount(tx, id, settings);
    const begun = { token, answered: send() };
    await waitFor(async () => (await rowsOf(db, isWaiting)).at(0));
    return begun;
  });
}

it('refuses a new password while its officer is let in again, whose link stays valid', async () => {
  const officer = await makeOfficer(api, 'editor');
  const { token, answered } = await letInDuring(officer, () =>
    officer.call('PUT', `${me}/password`, { password }),
  );
  expect((await answered).statusCode).toBe(401);
  expect((await logIn(api, officer.email, password)).statusCode).toBe(401);
  const accepted = await post(api, '/api/admin/invitation/accept', { token, password });
  expect(accepted.statusCode, accepted.body).toBe(200);
});

it('makes no recovery codes while its officer is let in again', async () => {
  const officer = await makeOfficer(api, 'editor');
  await addCodeApp(officer);
  const { answered } = await letInDuring(officer, () => officer.call('POST', `${me}/recovery-codes`));
  expect((await answered).statusCode).toBe(401);
  const isTheirs = eq(officerRecoveryCodes.officerId, officer.id);
  expect(await api.services.db.$count(officerRecoveryCodes, isTheirs)).toBe(0);
});
