import type { Health } from '@year-group/api-types/system/health';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mails } from '#platform/db/schema.ts';
import { readLetter } from '#testing/codes.ts';
import { type ScriptedProvider, startScriptedProvider } from '#testing/scriptedProvider.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

let provider: ScriptedProvider;
let shop: TestShop;
beforeAll(async () => {
  provider = await startScriptedProvider();
  shop = await startTestShop({ publicUrl: provider.url, adminEmail: 'admin@example.com' });
});
afterAll(async () => {
  await shop.close();
  provider.stop();
});

it('logs, counts and reports each failure of the provider, without a key', async () => {
  const logged = vi.spyOn(shop.app.log, 'error');
  const order = await shop.order();
  await shop.pay(order);
  provider.status = 401;
  const second = await shop.order();
  const started = await shop.as.visitor('POST', '/api/pay', {
    orderId: second.id,
    amount: second.totalAmount,
  });
  expect(started.statusCode).toBe(503);
  expect((await shop.as.admin('POST', `/api/admin/orders/${order.id}/check-payment`, {})).statusCode).toBe(
    503,
  );
  const forged = await shop.as.visitor('POST', '/api/payments/paystack', '{"event":"charge.success"}', {
    'content-type': 'application/json',
  });
  expect(forged.statusCode).toBe(401);

  const lines = logged.mock.calls
    .map(([fields, text]) => ({ ...Object(fields), text: String(text) }))
    .filter(({ text }) => text.startsWith('ProviderError'));
  expect(lines).toEqual([
    expect.objectContaining({
      provider: 'sandbox',
      call: 'start',
      status: 401,
      reference: expect.any(String),
    }),
    expect.objectContaining({
      provider: 'sandbox',
      call: 'check',
      status: 401,
      reference: expect.any(String),
    }),
    expect.objectContaining({ provider: 'sandbox', call: 'webhook', status: 401 }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/sk_test|Bearer|\+233|example\.com/);

  const health = async () => (await shop.as.admin('GET', '/api/admin/health')).json<Health>();
  await expect.poll(async () => (await health()).payments.failures, { timeout: 10_000 }).toBe(3);
  expect((await health()).payments).toMatchObject({ state: 'degraded', lastFailureAt: expect.any(String) });
});

it('mails the administrator once a day', async () => {
  const letters = () => shop.services.db.select().from(mails).where(like(mails.occasion, 'failures:%'));
  const enqueueJob = () => shop.services.jobs.enqueue(shop.services.db, 'tell-failures', {});
  await enqueueJob();
  await expect.poll(async () => (await letters()).length, { timeout: 15_000 }).toBe(1);
  await enqueueJob();
  await enqueueJob();
  await expect.poll(async () => (await letters())[0]?.sentAt, { timeout: 15_000 }).not.toBeNull();
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ recipient: 'admin@example.com', template: 'failures' });
  // Anybody can send a forged notice, and would use up the day's letter.
  const text = await readLetter(shop, String(letter?.occasion));
  expect(text).toContain('sandbox, check');
  expect(text).not.toContain('webhook');
});
