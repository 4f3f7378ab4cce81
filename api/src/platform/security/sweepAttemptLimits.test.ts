import { expect, it } from 'vitest';
import { useTestApp } from '#testing/testApp.ts';
import { rateLimits } from '../db/schema.ts';

const api = useTestApp();

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

it('deletes expired counted attempts, and no others', async () => {
  const { db, jobs } = api.services;
  await db.insert(rateLimits).values([
    { key: 'past', points: 1, expire: hours(-2) },
    { key: 'now', points: 1, expire: hours(1) },
  ]);
  await jobs.enqueue(db, 'sweep-attempt-limits', {});
  const left = async () => (await db.select().from(rateLimits)).map(({ key }) => key);
  await expect.poll(left, { timeout: 15_000 }).toEqual(['now']);
});
