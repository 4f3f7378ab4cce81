import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/testDatabase.ts';
import { type OpenDatabase, rowsOf } from '../db/database.ts';
import { createJobs, type Jobs } from './jobs.ts';

/** Jobs are polled every two seconds; the first retry comes two to four seconds later. */
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

/** Handles jobs and records their image addresses. */
async function noteJobs(jobs: Jobs, isFailing: (imageUrl: string, tries: number) => boolean = () => false) {
  const handled: string[] = [];
  await jobs.handle('release-images', async ({ imageUrls: [imageUrl = ''] }) => {
    handled.push(imageUrl);
    if (isFailing(imageUrl, handled.filter((each) => each === imageUrl).length)) throw new Error('not now');
  });
  return handled;
}

const enqueue = (jobs: Jobs, imageUrl: string, tx = database.db) =>
  jobs.enqueue(tx, 'release-images', { imageUrls: [imageUrl] });

it('runs what was enqueued, in order, and only once', async () => {
  const jobs = await startJobs();
  await enqueue(jobs, 'first');
  await enqueue(jobs, 'second');
  const handled = await noteJobs(jobs);
  await expect.poll(() => handled, poll).toEqual(['first', 'second']);
});

it('starts at once what waits, unless it is older than an hour', async () => {
  const jobs = await startJobs();
  const inAnHour = 60 * 60;
  const wait = (imageUrl: string) =>
    jobs.enqueue(database.db, 'release-images', { imageUrls: [imageUrl] }, inAnHour);
  await wait('old');
  await database.db.execute(sql`update work.job set created_on = created_on - interval '2 hours'`);
  await wait('new');
  await jobs.startWaiting('release-images');
  const handled = await noteJobs(jobs);
  await expect.poll(() => handled, poll).toEqual(['new']);
});

it('does not run a job whose transaction was rolled back', async () => {
  const jobs = await startJobs();
  const write = database.db.transaction(async (tx) => {
    await enqueue(jobs, 'rolled back', tx);
    throw new Error('changed our mind');
  });
  await expect(write).rejects.toThrow('changed our mind');
  await database.db.transaction(async (tx) => enqueue(jobs, 'committed', tx));
  const handled = await noteJobs(jobs);
  await expect.poll(() => handled, poll).toEqual(['committed']);
});

it('retries a failed job, and not after success', async () => {
  const jobs = await startJobs();
  const handled = await noteJobs(jobs, (imageUrl, tries) => imageUrl === 'failing' && tries === 1);
  await enqueue(jobs, 'failing');
  await expect.poll(() => handled, poll).toEqual(['failing', 'failing']);
  await enqueue(jobs, 'next');
  await expect.poll(() => handled, poll).toEqual(['failing', 'failing', 'next']);
});

it('stores of a failed query no value, which can be an address', async () => {
  const jobs = await startJobs();
  await enqueue(jobs, 'unlucky');
  await database.db.execute(sql`update work.job set retry_limit = 0 where state = 'created'`);
  await jobs.handle('release-images', async () => {
    await database.db.execute(sql`select ${'ama@example.org'}::int`);
  });
  const outputs = async () =>
    rowsOf<{ output: string }>(database.db, sql`select output::text from work.job where output is not null`);
  await expect.poll(async () => JSON.stringify(await outputs()), poll).toContain('Failed query');
  expect(JSON.stringify(await outputs())).not.toContain('ama@example.org');
});

it('logs a job that failed permanently', async () => {
  const error = vi.fn<(...handled: unknown[]) => void>();
  const jobs = createJobs(database, { error });
  await jobs.start(['release-images']);
  running.push(jobs);
  await enqueue(jobs, 'hopeless');
  await database.db.execute(sql`update work.job set retry_limit = 0 where state = 'created'`);
  await noteJobs(jobs, () => true);
  await expect
    .poll(() => error.mock.calls, poll)
    .toEqual([[expect.objectContaining({ job: 'release-images' }), 'a job failed after all retries']]);
});

it('keeps jobs through a stop and runs them after the next start', async () => {
  const before = await startJobs();
  await enqueue(before, 'from before');
  await before.stop();
  running = [];
  const handled = await noteJobs(await startJobs());
  await expect.poll(() => handled, poll).toEqual(['from before']);
});

it('schedules nothing any more that only an earlier version knew', async () => {
  const earlier = new PgBoss({ ...database.boss, schema: 'work' });
  await earlier.start();
  await earlier.createQueue('of-before');
  await earlier.schedule('of-before', '* * * * *');
  const jobs = createJobs(database, pino({ level: 'silent' }));
  running.push(jobs);
  await jobs.start(['sweep-images']);
  await jobs.handle('sweep-images', async () => {});
  const names = (await earlier.getSchedules()).map(({ name }) => name);
  await earlier.stop({ close: false });
  expect(names).toContain('sweep-images');
  expect(names).not.toContain('of-before');
});

it('waits for running jobs before it stops', async () => {
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

it('runs many jobs without pauses between them, and one failure does not affect the others', async () => {
  const jobs = await startJobs();
  const names = Array.from({ length: 60 }, (_, number) => `heap ${number}`);
  for (const name of names) await enqueue(jobs, name);
  const handled = await noteJobs(jobs, (imageUrl, tries) => imageUrl === 'heap 3' && tries === 1);
  // Polling every two seconds for each of them would take two minutes.
  await expect.poll(() => handled.length, poll).toBe(61);
  expect(handled.toSorted()).toEqual([...names, 'heap 3'].toSorted());
});

// The embedded database uses the clock of this process: jobs enqueued there wait until it has
// caught up.
const hasOwnClock = process.env.TEST_DATABASE === 'postgres';

it.runIf(hasOwnClock)('polls as usual while the clock is set back repeatedly', async () => {
  const jobs = await startJobs();
  const handled = await noteJobs(jobs);
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (now -= 60 * 60 * 1000));
  // After the first poll, which is immediate.
  await enqueue(jobs, 'first');
  await expect.poll(() => handled, poll).toEqual(['first']);
  await enqueue(jobs, 'second');
  await expect.poll(() => handled, poll).toEqual(['first', 'second']);
});
