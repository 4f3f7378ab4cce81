import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@year-group/api-types/endpoints';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../tools/postgres.ts';
import { live, livePassword } from '../support/live.ts';
import { faultsIn, titlesAt } from '../support/reading.ts';
import { logIn, makeDataFolder, type Run, start } from '../support/server.ts';
import { publishNews } from '../support/writing.ts';
import { makeMachine } from './machine.ts';

/** How long the connection is cut: longer than the product needs to notice, much shorter than TCP. */
const cutMs = 16_000;
/** From docs/operations.md: for how long at most a process shows what was replaced elsewhere. */
const maxStaleMs = 10_000;

const machine = makeMachine();
if (!machine)
  console.log('Cut networks are not tried: only root on Linux with iproute2 can make a machine to cut off.');
const { folder, remove } = makeDataFolder();
afterAll(async () => {
  await remove();
  machine?.remove();
});

describe.runIf(machine)('a process that is cut off from PostgreSQL while another one is not', () => {
  it('loses and doubles nothing, shows nothing old for long, and recovers without a restart', async () => {
    const { through = [], address = '', databaseAddress = '', cut, heal } = machine ?? {};
    const postgres = await startPostgres({ durable: true, addresses: [databaseAddress] });
    const common = { ...live, LOG_LEVEL: 'error', DATA_DIR: folder };
    const connected = await start({ ...common, DATABASE_URL: postgres.url });
    const elsewhere = postgres.url.replace('127.0.0.1', databaseAddress);
    const away = await start({ ...common, DATABASE_URL: elsewhere, HOST: address }, through);
    const load = startLoad(connected, away, await logIn(connected.url, livePassword));

    for (const server of [connected, away]) await load.nextWriteAt(server);
    // Without writes, the process to be cut off caches its reply: what it then misses makes it old.
    await load.rest();
    await titlesAt(away);
    cut?.();
    load.goOn();
    const cutAt = performance.now();
    await expect.poll(() => away.status('/readyz'), { timeout: 10_000 }).toBe(503);
    const noticedInMs = Math.round(performance.now() - cutAt);
    expect(await away.status('/healthz')).toBe(200);
    await pause(cutMs - noticedInMs);
    heal?.();
    const recoveredInMs = await load.nextWriteAt(away);
    await expect.poll(() => away.status('/readyz'), { timeout: 30_000 }).toBe(200);
    await load.nextWriteAt(connected);
    const figures = await load.end();

    const stored = await titlesAt(connected);
    expect(new Set(await titlesAt(away))).toEqual(new Set(stored));
    expect(faultsIn(stored, load.confirmed())).toEqual({ lost: 0, doubled: 0 });
    expect(figures.refusedWhereConnected).toBe(0);
    expect(figures.staleMs).toBeLessThan(maxStaleMs + 1000);
    expect(figures.refused).toBeGreaterThan(0);
    expect(recoveredInMs).toBeLessThan(15_000);
    expect(await connected.end('SIGTERM')).toBe(0);
    // The queue may still be reconnecting: its stop then ends at the limit of ten seconds.
    await away.end('SIGTERM');
    await postgres.stop();
  });
});

/** Writers at both processes and a reader at the one that will be cut off. */
function startLoad(connected: Run, away: Run, headers: { authorization: string }) {
  const confirmed = new Map<string, number>();
  const figures = { refused: 0, refusedWhereConnected: 0, staleMs: 0 };
  let isOver = false;
  let going = Promise.withResolvers<void>();
  going.resolve();
  let underWay = 0;

  async function write(server: Run, writer: number) {
    for (let n = 0; !isOver; n += 1) {
      await going.promise;
      underWay += 1;
      const title = `${server === away ? 'away' : 'connected'} ${writer} item ${n}`;
      const { status } = await publishNews(server, headers, { title });
      if (status === 201) confirmed.set(title, performance.now());
      else {
        figures.refused += 1;
        if (server === connected) figures.refusedWhereConnected += 1;
      }
      underWay -= 1;
      await pause(100);
    }
  }

  async function read() {
    while (!isOver) {
      const asked = performance.now();
      const reply = await fetch(`${away.url}/api/news`);
      if (reply.ok) {
        const { news } = endpoints.listNews.reply.parse(await reply.json());
        const shown = new Set(news.map(({ title }) => title));
        const missing = [...confirmed].filter(([title, at]) => at < asked && !shown.has(title));
        for (const [, at] of missing) figures.staleMs = Math.max(figures.staleMs, asked - at);
      } else await reply.arrayBuffer();
      await pause(50);
    }
  }

  const working = [write(connected, 1), write(away, 1), write(away, 2), write(away, 3), read()];
  return {
    confirmed: () => [...confirmed.keys()],
    /** Lets the writers pause; resolves when no write is under way. */
    async rest() {
      going = Promise.withResolvers<void>();
      await expect.poll(() => underWay, { timeout: 10_000, interval: 10 }).toBe(0);
    },
    goOn: () => going.resolve(),
    /** After how many ms the next write at this process is acknowledged. */
    async nextWriteAt(server: Run): Promise<number> {
      const from = performance.now();
      const start = server === away ? 'away' : 'connected';
      const isThere = () => [...confirmed].some(([title, at]) => at > from && title.startsWith(start));
      await expect.poll(isThere, { timeout: 40_000, interval: 10 }).toBe(true);
      return Math.round(performance.now() - from);
    },
    async end() {
      isOver = true;
      await Promise.all(working);
      return figures;
    },
  };
}
