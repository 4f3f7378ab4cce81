import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../tools/postgres.ts';
import { adminPassword, logIn, start } from '../../support/server.ts';

/** The kinds of database that the product runs on. */
export type Database = 'PostgreSQL' | 'PGlite';

/**
 * The product as one process on fresh demo content, and a PostgreSQL with the durability of
 * production.
 */
export type Product = Awaited<ReturnType<typeof startOn>>;

const quiet = { NODE_ENV: 'production', MODE: 'demo', LOG_LEVEL: 'error', ADMIN_PASSWORD: adminPassword };

/** Starts the product; it can be stopped and started again on the same data. */
export async function startOn(database: Database, settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'year-group-bench-'));
  const postgres = database === 'PostgreSQL' ? await startPostgres({ durable: true }) : undefined;
  const all = {
    ...quiet,
    DATA_DIR: folder,
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...settings,
  };
  let run = await start(all);
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  // Also after Ctrl-C.
  const removeAtExit = (): void => {
    void run.end('SIGKILL');
    removeFolder();
  };
  process.once('exit', removeAtExit);
  return {
    database,
    url: () => run.url,
    /** After how many ms the product was ready. */
    ready: () => run.ready,
    /** The connection string of its PostgreSQL. */
    databaseUrl: postgres?.url ?? '',
    administrator: () => logIn(run.url),
    /** The memory of the process, in MB. */
    memory: async () => (await readMetric(run.url, 'process_resident_memory_bytes')) / 1_000_000,
    /** How many ms of processor the process has used. */
    processor: async () => (await readMetric(run.url, 'process_cpu_seconds_total')) * 1000,
    async restart() {
      await run.end('SIGTERM');
      run = await start(all);
    },
    async stop() {
      await run.end('SIGTERM');
      await postgres?.stop();
      removeFolder();
      process.off('exit', removeAtExit);
    },
  };
}

async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)`, 'm').exec(text)?.[1]);
}
