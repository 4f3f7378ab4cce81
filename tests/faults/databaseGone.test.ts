import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../tools/postgres.ts';
import { query } from '../support/database.ts';
import { faultsIn, titlesAt } from '../support/reading.ts';
import { adminPassword, logIn, makeDataFolder, start } from '../support/server.ts';
import { publishNews } from '../support/writing.ts';

const rounds = 3;
const writers = 4;

const { folder, remove } = makeDataFolder();
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
});
afterAll(async () => {
  await remove();
  await postgres.stop();
});

const countListeners = async () =>
  (await query(postgres.url, `select from pg_stat_activity where application_name like 'listens to %'`))
    .length;

it('survives a restart of PostgreSQL under load, and reports its state correctly meanwhile', async () => {
  const place = { DATA_DIR: folder, ADMIN_PASSWORD: adminPassword, DATABASE_URL: postgres.url };
  const server = await start({ ...place, SEED: 'none' });
  const headers = await logIn(server.url);
  const readiness = () => server.status('/readyz');
  const confirmed = new Set<string>();
  const sent = new Set<string>();
  const odd: unknown[] = [];
  let isOver = false;

  const writing = Array.from({ length: writers }, async (_, writer) => {
    for (let n = 0; !isOver; n += 1) {
      const title = `writer ${writer} item ${n}`;
      sent.add(title);
      const reply = await publishNews(server, headers, { title });
      if (reply.status === 201) confirmed.add(title);
      else {
        const body: { code?: string } = await reply.json();
        // A person reads it: a sentence, and nothing of the inside.
        if (reply.status < 500 || /ECONN|postgres|127\.0/i.test(JSON.stringify(body))) odd.push(body);
        await pause(20);
      }
    }
  });
  for (let round = 0; round < rounds; round += 1) {
    const count = sent.size;
    await expect.poll(() => sent.size, { timeout: 15_000, interval: 10 }).toBeGreaterThan(count + 20);
    await postgres.crash();
    await expect.poll(readiness, { timeout: 15_000 }).toBe(503);
    expect(await server.status('/healthz')).toBe(200);
    await postgres.restart();
    const before = confirmed.size;
    await expect.poll(() => confirmed.size, { timeout: 30_000, interval: 10 }).toBeGreaterThan(before);
    await expect.poll(readiness, { timeout: 15_000 }).toBe(200);
  }
  isOver = true;
  await Promise.all(writing);

  const titles = await titlesAt(server);
  expect(faultsIn(titles, confirmed)).toEqual({ lost: 0, doubled: 0 });
  expect(titles.filter((title) => !sent.has(title))).toEqual([]);
  expect(odd).toEqual([]);
  await expect.poll(countListeners, { timeout: 15_000 }).toBe(1);
  expect(await server.end('SIGTERM')).toBe(0);
});
