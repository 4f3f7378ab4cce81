import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/testApp.ts';
import { deliveryQuotes, rateLimits } from '../db/schema.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

it('deletes counted attempts and delivery quotes that are no longer used, and no others', async () => {
  const { db, jobs } = api.services;
  const quote = { deliveryPesewas: 2000, distanceMetres: 1000, estimated: false };
  await db.insert(rateLimits).values([
    { key: 'past', points: 1, expire: hours(-2) },
    { key: 'now', points: 1, expire: hours(1) },
  ]);
  await db.insert(deliveryQuotes).values([
    { address: 'past', ...quote, createdAt: hours(-49) },
    { address: 'now', ...quote, createdAt: hours(-1) },
  ]);
  await jobs.enqueue(db, 'sweep-expired', {});
  const left = async () => ({
    limits: (await db.select().from(rateLimits)).map(({ key }) => key),
    quotes: (await db.select().from(deliveryQuotes)).map(({ address }) => address),
  });
  await expect.poll(left, { timeout: 15_000 }).toEqual({ limits: ['now'], quotes: ['now'] });
});
