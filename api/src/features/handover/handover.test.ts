import { randomUUID } from 'node:crypto';
import { allParts } from '@year-group/api-types/group/groupParts';
import type { Handover, HandoverStep } from '@year-group/api-types/officers/handover';
import { makeId } from '@year-group/api-types/testing/factories';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminActions, handovers, mails, officers } from '#platform/db/schema.ts';
import { ownerAccountId } from '#platform/security/actor.ts';
import { readLetter } from '#testing/codes.ts';
import { publishSection } from '#testing/group.ts';
import { type Call, startTestApp, type TestApp } from '#testing/testApp.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';
import { waitFor } from '#testing/waitFor.ts';
import { createHandoverRepository } from './handoverRepository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(async () => {
  await shop.services.db.delete(handovers);
});
afterAll(() => shop.close());

const path = '/api/admin/handover';
const call = async (method: Parameters<Call>[0], rest = '', body?: object, api: TestApp = shop) => {
  const reply = await api.as.admin(method, `${path}${rest}`, body);
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json<Handover>();
};
const start = () => call('POST');
const latest = async (api: TestApp = shop) =>
  (await api.as.admin('GET', path)).json<{ handover: Handover }>().handover;
const stepOf = ({ steps }: Handover, step: HandoverStep) => steps.find((each) => each.step === step);

/** An officer as the invitation leaves them; `joined` with a second factor. */
async function addOfficer(name: string, isIn: boolean): Promise<string> {
  const id = randomUUID();
  await shop.services.db.insert(officers).values({
    id,
    name,
    email: `${id}@example.com`,
    roles: ['owner'],
    ...(isIn && { joinedAt: new Date(), codeAppSecret: 'sealed' }),
  });
  return id;
}

const renewal = { provider: 'A company', holder: 'Ama Owusu', date: '2099-03-01' };
const renewals = { domain: renewal, mail: renewal, hosting: renewal };

describe('a handover', () => {
  it('starts with every step open, once', async () => {
    const begun = await start();
    expect(begun.steps.map(({ isDone }) => isDone)).not.toContain(true);
    expect(begun).toMatchObject({ startedBy: 'Owner', finishedAt: null, leaving: null });
    const second = await shop.as.admin('POST', path);
    expect(second.statusCode).toBe(409);
    expect(second.json().error).toBe('A handover is under way already.');
  });

  it('starts once when two owners press at the same moment', async () => {
    const replies = await Promise.all([shop.as.admin('POST', path), shop.as.admin('POST', path)]);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
  });

  it('sees the new owner come in with a second factor', async () => {
    const found = stepOf(await start(), 'officers');
    expect(found?.findings.map(({ text }) => text)).toEqual([
      'No new owner has logged in since the handover began.',
    ]);
    await addOfficer('Yaw Invited', false);
    const id = await addOfficer('Esi Newowner', true);
    const step = stepOf(await latest(), 'officers');
    expect(step?.isDone).toBe(false);
    expect(step?.findings.map(({ text }) => text)).toEqual([
      'Yaw Invited was invited and has not logged in yet.',
      expect.stringMatching(/^Esi Newowner logged in on .+, with a second factor\.$/),
    ]);
    await shop.services.db.delete(officers).where(eq(officers.name, 'Yaw Invited'));
    expect(stepOf(await latest(), 'officers')?.isDone).toBe(true);
    await shop.services.db.delete(officers).where(eq(officers.id, id));
  });

  it('records who has left, and stores their names', async () => {
    await start();
    const id = await addOfficer('Kofi Leaving', true);
    expect(stepOf(await call('PUT', '', { leaving: [id] }), 'leavers')).toMatchObject({
      isDone: false,
      findings: [{ text: 'Kofi Leaving is still an officer.' }],
    });
    await shop.services.db.delete(officers).where(eq(officers.id, id));
    const after = await call('PUT', '', { leaving: [id] });
    expect(stepOf(after, 'leavers')).toMatchObject({
      isDone: true,
      findings: [{ text: 'Kofi Leaving was removed; their sessions are ended.' }],
    });
    expect(stepOf(await call('PUT', '', { leaving: [] }), 'leavers')?.isDone).toBe(true);
    expect((await shop.as.admin('PUT', path, { leaving: [makeId()] })).json().leaving).toEqual([]);
  });

  it('sees each secret that was replaced after a restart', async () => {
    const texts = (step: ReturnType<typeof stepOf>) => step?.findings.map(({ text }) => text);
    // The new password ends every session, so this needs a database of its own.
    const before = await startTestApp();
    expect(texts(stepOf(await call('POST', '', undefined, before), 'secrets'))).toEqual([
      'ADMIN_PASSWORD is still the old one.',
      'TOKEN_SECRET is still the old one.',
    ]);
    const restarted = await before.startAnother({
      tokenSecrets: ['n'.repeat(40)],
      adminPassword: 'plum ladder quiet nine',
    });
    try {
      const step = stepOf(await latest(restarted), 'secrets');
      expect(texts(step)).toEqual(['ADMIN_PASSWORD is new.', 'TOKEN_SECRET is new.']);
      expect(step?.isDone).toBe(true);
    } finally {
      await restarted.close();
      await before.close();
    }
  });

  it('backs up, restores into a scratch database, and compares', async () => {
    await start();
    expect((await call('POST', '/rehearsal')).rehearsal).toBe('running');
    const finished = await waitFor(async () => {
      const handover = await latest();
      return handover.rehearsal === 'running' ? undefined : handover;
    }, 270_000);
    expect(stepOf(finished, 'backup')?.findings[0]?.text).toMatch(
      /^On .+: \d+ rows in \d+ tables and \d+ pictures were restored and compared with the backup\.$/,
    );
    expect(finished.rehearsal).toBe('done');
  }, 300_000);

  it('counts a rehearsal that a stopped server cut off as failed, so that it can be started again', async () => {
    await start();
    const rehearsedAt = new Date(Date.now() - 11 * 60_000);
    await shop.services.db.update(handovers).set({ rehearsal: 'running', rehearsedAt });
    const handover = await latest();
    expect(handover.rehearsal).toBe('failed');
    expect(stepOf(handover, 'backup')?.findings[0]?.text).toContain('the server was stopped');
  });

  it('proves by its code that a letter arrived', async () => {
    await start();
    const { db } = shop.services;
    const refused = await shop.as.admin('POST', `${path}/letter`);
    expect(refused.json().error).toContain('the letter needs an address');
    await db.update(officers).set({ email: 'owner@example.com' }).where(eq(officers.id, ownerAccountId));
    expect((await call('POST', '/letter')).letterSentTo).toBe('owner@example.com');
    const [mail] = await db.select().from(mails).where(eq(mails.template, 'handover-test'));
    expect(JSON.stringify(mail?.data)).not.toMatch(/\d{6}"/);
    const letter = await readLetter(shop, mail?.occasion ?? '');
    const code = /Subject: (\d{6}) /.exec(letter)?.[1] ?? '';
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await shop.as.admin('POST', `${path}/letter/code`, { code: wrong })).json().code).toBe(
      'wrong-code',
    );
    expect(stepOf(await latest(), 'letter')?.isDone).toBe(false);
    expect(stepOf(await call('POST', '/letter/code', { code }), 'letter')?.isDone).toBe(true);
    await db.update(officers).set({ email: null }).where(eq(officers.id, ownerAccountId));
  });

  it('sees a payment that went through since it began, and none from before', async () => {
    const pay = async () => {
      const order = await shop.order();
      await shop.press(await shop.pay(order), 'pay');
      await shop.until(order.id, ({ status }) => status === 'paid');
    };
    await pay();
    expect(stepOf(await start(), 'payment')?.isDone).toBe(false);
    await pay();
    expect(stepOf(await latest(), 'payment')?.isDone).toBe(true);
  });

  it('needs no payment where the shop is switched off', async () => {
    await start();
    await publishSection(shop, 'parts', { ...allParts, shop: false });
    expect(stepOf(await latest(), 'payment')?.isDone).toBe(true);
    await publishSection(shop, 'parts', allParts);
    expect(stepOf(await latest(), 'payment')?.isDone).toBe(false);
  });

  it('keeps the renewals, and says what is missing', async () => {
    await start();
    const hosting = { ...renewal, date: '2020-01-01' };
    const step = stepOf(
      await call('PUT', '', { renewals: { ...renewals, mail: { ...renewal, holder: '' }, hosting } }),
      'renewals',
    );
    expect(step?.findings.map(({ text }) => text)).toEqual([
      'The domain: at A company, login with Ama Owusu, ends on March 1, 2099.',
      'The mailboxes: company, login or day is missing.',
      'The server: the day is in the past.',
    ]);
    const today = new Date().toISOString().slice(0, 10);
    const soon = { ...renewals, hosting: { ...renewal, date: today } };
    expect(stepOf(await call('PUT', '', { renewals: soon }), 'renewals')?.isDone).toBe(true);
    expect(stepOf(await call('PUT', '', { renewals }), 'renewals')?.isDone).toBe(true);
    expect((await latest()).renewals).toEqual(renewals);
  });

  it('finishes only when every step is done, and then stays as it was', async () => {
    await start();
    const refused = await shop.as.admin('POST', `${path}/finish`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toContain('The new officers are in; Those who leave are out');

    await call('PUT', '', { leaving: [], renewals });
    const id = await addOfficer('Esi Newowner', true);
    const order = await shop.order();
    await shop.press(await shop.pay(order), 'pay');
    await shop.until(order.id, ({ status }) => status === 'paid');
    const proved = {
      secretsBefore: {},
      rehearsal: 'done' as const,
      rehearsedAt: new Date(),
      letterArrivedAt: new Date(),
    };
    await shop.services.db.update(handovers).set(proved);
    const { db } = shop.services;
    const finishes = () => db.$count(adminActions, eq(adminActions.detail, 'finished'));
    await db.execute(sql`alter table handovers add constraint full_disk check (finished_at is null)`);
    expect((await shop.as.admin('POST', `${path}/finish`)).statusCode).toBe(500);
    expect(await finishes()).toBe(0);
    await db.execute(sql`alter table handovers drop constraint full_disk`);
    expect((await call('POST', '/finish')).finishedAt).not.toBeNull();
    expect(await finishes()).toBe(1);
    await shop.services.db.delete(officers).where(eq(officers.id, id));
    const sheet = await latest();
    expect(stepOf(sheet, 'officers')?.findings[0]?.text).toContain('Esi Newowner logged in');
    expect((await shop.as.admin('PUT', path, { leaving: [] })).statusCode).toBe(409);
  });

  it('stays as it was for a change that began before it was finished', async () => {
    const { id } = await start();
    const { db } = shop.services;
    const handover = createHandoverRepository(db);
    const row = await handover.underWay();
    await db.update(handovers).set({ finishedAt: new Date() }).where(eq(handovers.id, id));
    await expect(handover.change(row, { renewals })).rejects.toMatchObject({ statusCode: 409 });
  });

  it('can be stopped, with an entry in the log', async () => {
    await start();
    const { db } = shop.services;
    await db.execute(sql`alter table admin_actions add constraint full_disk check (detail <> 'stopped')`);
    expect((await shop.as.admin('DELETE', path)).statusCode).toBe(500);
    await db.execute(sql`alter table admin_actions drop constraint full_disk`);
    expect((await shop.as.admin('DELETE', path)).json()).toEqual({ deleted: 1 });
    expect(await latest()).toBeNull();
  });
});
