import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/testDatabase.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createJobs, type Jobs } from './jobs.ts';

/** Jobs are looked for every two seconds, and the first new try comes two to four seconds after a failed one. */
const poll = { timeout: 18_000, interval: 50 };

let home: TestDatabase;
let database: OpenDatabase;
let running: Jobs[] = [];
beforeAll(async () => {
  home = await createTestDatabase();
  database = await home.open();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const jobs of running) await jobs.stop();
  running = [];
});
afterAll(async () => {
  await database.close();
  await home.remove();
});

async function startJobs(): Promise<Jobs> {
  const jobs = createJobs(database, pino({ level: 'silent' }));
  await jobs.start(['release-images']);
  running.push(jobs);
  return jobs;
}

/** Carries out jobs and notes which pictures they were told. */
async function noteJobs(jobs: Jobs, isFailing: (imageUrl: string, tries: number) => boolean = () => false) {
  const told: string[] = [];
  await jobs.handle('release-images', async ({ imageUrls: [imageUrl = ''] }) => {
    told.push(imageUrl);
    if (isFailing(imageUrl, told.filter((each) => each === imageUrl).length)) throw new Error('not now');
  });
  return told;
}

const enqueue = (jobs: Jobs, imageUrl: string, tx = database.db) =>
  jobs.enqueue(tx, 'release-images', { imageUrls: [imageUrl] });

it('carries out what was enqueued, in its order, and only once', async () => {
  const jobs = await startJobs();
  await enqueue(jobs, 'first');
  await enqueue(jobs, 'second');
  const told = await noteJobs(jobs);
  await expect.poll(() => told, poll).toEqual(['first', 'second']);
});

it('knows nothing of a job whose transaction was rolled back', async () => {
  const jobs = await startJobs();
  const write = database.db.transaction(async (tx) => {
    await enqueue(jobs, 'rolled back', tx);
    throw new Error('changed our mind');
  });
  await expect(write).rejects.toThrow('changed our mind');
  await database.db.transaction(async (tx) => enqueue(jobs, 'committed', tx));
  const told = await noteJobs(jobs);
  await expect.poll(() => told, poll).toEqual(['committed']);
});

it('tries a job again that has failed, and then leaves it alone', async () => {
  const jobs = await startJobs();
  const told = await noteJobs(jobs, (imageUrl, tries) => imageUrl === 'failing' && tries === 1);
  await enqueue(jobs, 'failing');
  await expect.poll(() => told, poll).toEqual(['failing', 'failing']);
  await enqueue(jobs, 'next');
  await expect.poll(() => told, poll).toEqual(['failing', 'failing', 'next']);
});

it('logs a job that fails for good', async () => {
  const error = vi.fn<(...told: unknown[]) => void>();
  const jobs = createJobs(database, { error });
  await jobs.start(['release-images']);
  running.push(jobs);
  await enqueue(jobs, 'hopeless');
  await database.db.execute(sql`update work.job set retry_limit = 0 where state = 'created'`);
  await noteJobs(jobs, () => true);
  await expect
    .poll(() => error.mock.calls, poll)
    .toEqual([[expect.objectContaining({ job: 'release-images' }), 'a job has failed for good']]);
});

it('keeps jobs through a stop and carries them out after the next start', async () => {
  const before = await startJobs();
  await enqueue(before, 'from before');
  await before.stop();
  running = [];
  const told = await noteJobs(await startJobs());
  await expect.poll(() => told, poll).toEqual(['from before']);
});

it('lets a job that is under way end before it stops', async () => {
  const jobs = await startJobs();
  let state = 'waiting';
  await jobs.handle('release-images', async () => {
    state = 'working';
    await new Promise((resolve) => setTimeout(resolve, 400));
    state = 'done';
  });
  await enqueue(jobs, 'slow');
  await expect.poll(() => state, poll).toBe('working');
  await jobs.stop();
  running = [];
  expect(state).toBe('done');
});

it('carries out a heap of jobs without a pause between them, and one that fails takes none along', async () => {
  const jobs = await startJobs();
  const names = Array.from({ length: 60 }, (_, number) => `heap ${number}`);
  for (const name of names) await enqueue(jobs, name);
  const told = await noteJobs(jobs, (imageUrl, tries) => imageUrl === 'heap 3' && tries === 1);
  // One look every two seconds for each of them would take two minutes.
  await expect.poll(() => told.length, poll).toBe(61);
  expect(told.toSorted()).toEqual([...names, 'heap 3'].toSorted());
});

// The embedded database lives by the clock of this process: what is enqueued there waits until the clock has caught up.
const hasOwnClock = process.env.TEST_DATABASE === 'postgres';

it.runIf(hasOwnClock)('looks for jobs as ever while the clock is set back again and again', async () => {
  const jobs = await startJobs();
  const told = await noteJobs(jobs);
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (now -= 60 * 60 * 1000));
  // After the first look, which comes at once.
  await enqueue(jobs, 'first');
  await expect.poll(() => told, poll).toEqual(['first']);
  await enqueue(jobs, 'second');
  await expect.poll(() => told, poll).toEqual(['first', 'second']);
});
