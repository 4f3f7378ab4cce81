import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { mails } from '#platform/db/schema.ts';
import { startTestApp, useTestApp } from '#testing/testApp.ts';
import { createHealth } from './health.ts';

const api = useTestApp();
afterEach(() => api.services.db.delete(mails));

/** A fresh check, since the application's own answer may be a second old. */
const check = () => createHealth(api.services)();

const mail = (age: string, changes = {}) => ({
  id: randomUUID(),
  occasion: randomUUID(),
  recipient: 'ama@example.com',
  template: 'verification-code',
  data: {},
  createdAt: sql`now() - ${age}::interval`,
  ...changes,
});

it('is ok when every part is', async () => {
  const health = await check();
  expect(health).toMatchObject({
    state: 'ok',
    mode: 'demo',
    storage: { state: 'ok', kind: 'files' },
    mail: { state: 'ok', waiting: 0, oldestSeconds: 0, lastError: null },
    payments: { state: 'ok', provider: 'sandbox', open: 0, overdue: 0, needsReview: 0 },
  });
  expect(health.database).toEqual({ state: 'ok', kind: 'embedded', answeredInMs: expect.any(Number) });
});

it("reports stuck mails with the mail server's error, and counts neither sent nor expired ones", async () => {
  const { db } = api.services;
  await db.insert(mails).values([mail('5 minutes'), mail('2 days', { sentAt: new Date() })]);
  await db.insert(mails).values(mail('1 day', { expiresAt: new Date(Date.now() - 1000) }));
  expect((await check()).mail).toMatchObject({ state: 'ok', waiting: 1 });
  await db.insert(mails).values(mail('1 hour', { lastError: '451 try later' }));
  const { state, mail: letters } = await check();
  expect(state).toBe('degraded');
  expect(letters).toMatchObject({ state: 'degraded', waiting: 2, lastError: '451 try later' });
  expect(letters.oldestSeconds).toBeGreaterThanOrEqual(3600);
});

it('does not count for ever a letter that could not be delivered in four days', async () => {
  await api.services.db.insert(mails).values(mail('5 days', { lastError: 'EENVELOPE 550' }));
  const { state, mail: letters } = await check();
  expect([state, letters]).toMatchObject(['ok', { state: 'ok', waiting: 0, lastError: null }]);
});

describe('readiness', () => {
  it("reports each part's state to everyone, without figures", async () => {
    const reply = await api.as.visitor('GET', '/readyz');
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { status: 'ready', parts: { database: 'ok', storage: 'ok', mail: 'ok', payments: 'ok', jobs: 'ok' } },
    ]);
    expect((await api.as.visitor('GET', '/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('fails while images cannot be stored, although the process is alive', async () => {
    const other = await startTestApp();
    await rm(join(other.services.settings.dataDir, 'uploads'), { recursive: true });
    const reply = await other.as.visitor('GET', '/readyz');
    expect([reply.statusCode, reply.json()]).toMatchObject([
      503,
      { status: 'unavailable', parts: { storage: 'down' } },
    ]);
    expect((await other.as.visitor('GET', '/healthz')).statusCode).toBe(200);
    expect((await other.as.admin('GET', '/api/admin/health')).json()).toMatchObject({ state: 'down' });
    await other.close();
  });
});

it('gives its figures to the administrator only', async () => {
  expect((await api.as.visitor('GET', '/api/admin/health')).statusCode).toBe(401);
  expect((await api.as.member('GET', '/api/admin/health')).statusCode).toBe(403);
  expect((await api.as.admin('GET', '/api/admin/health')).json()).toMatchObject({ mail: { waiting: 0 } });
});
