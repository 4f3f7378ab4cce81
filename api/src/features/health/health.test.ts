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

describe('metrics', () => {
  const metricsToken = 'sixteen characters';
  const proxied = { 'x-forwarded-for': '192.0.2.1' };

  it('answers Prometheus on this machine in the demo, and no request through a proxy', async () => {
    const origin = await api.listen();
    await fetch(`${origin}/api/news`);
    await fetch(`${origin}/api/nothing-here`);
    const text = await (await fetch(`${origin}/metrics`)).text();
    expect(text).toMatch(/^http_requests_received_total [2-9]$/m);
    expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",route=".*",status="404"\} 1$/m);
    expect(text).toMatch(/^year_group_part_up\{part="database"\} 1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect((await fetch(`${origin}/metrics`, { headers: proxied })).status).toBe(404);
  });

  it('requires the token when one is set', async () => {
    const other = await startTestApp({ metricsToken });
    const check = (authorization?: string) =>
      other.as.visitor('GET', '/metrics', undefined, { ...proxied, ...(authorization && { authorization }) });
    const statuses = [];
    for (const sent of [undefined, 'Bearer wrong', metricsToken, `Bearer ${metricsToken}`])
      statuses.push((await check(sent)).statusCode);
    expect(statuses).toEqual([404, 404, 404, 200]);
    await other.close();
  });

  it('refuses everyone in live mode without a token', async () => {
    const other = await startTestApp({
      mode: 'live',
      paymentProvider: 'paystack',
      paystack: { secretKey: 'sk_live_x' },
    });
    expect((await other.as.visitor('GET', '/metrics')).statusCode).toBe(404);
    await other.close();
  });
});
