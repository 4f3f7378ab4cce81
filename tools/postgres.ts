import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { type Account, findPrograms, serverAccount } from './postgresPrograms.ts';

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

/** Faster, and safe only for data that a test throws away. */
const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts an empty PostgreSQL 18 on a free port of the loopback address. */
export async function startPostgres({
  durable = false,
  addresses = [],
}: PostgresOptions = {}): Promise<Postgres> {
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'year-group-postgres-'));
  // The server runs as another user if we are root, who could not enter a temporary folder.
  if (account) chmodSync(folder, 0o711);
  const programs = await findPrograms(folder, account);
  const password = randomUUID();
  createCluster(programs, folder, password, account);
  if (addresses.length > 0)
    appendFileSync(join(folder, 'data', 'pg_hba.conf'), 'host all all samenet scram-sha-256\n');

  const port = await freePort();
  const listening = `listen_addresses=${['127.0.0.1', ...addresses].join(',')}`;
  // Each application may open 25 connections, and a test file may start several applications.
  const settings = [`port=${port}`, listening, 'unix_socket_directories=', 'max_connections=400'];
  if (!durable) settings.push(...withoutDurability);
  let server = await launch(programs, folder, settings, account);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    crash: () => stop(server, 'SIGQUIT'),
    restart: async () => {
      server = await launch(programs, folder, settings, account);
    },
    stop: async () => {
      await stop(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function createCluster(
  programs: string,
  folder: string,
  password: string,
  account: Account | undefined,
): void {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [data, passwordFile]) chownSync(path, account.uid, account.gid);
  // The built-in locale behaves the same on every machine, whatever languages it has installed.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  execFileSync(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--no-sync',
      ...locale,
    ],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
}

async function launch(
  programs: string,
  folder: string,
  settings: string[],
  account: Account | undefined,
): Promise<ChildProcess> {
  const args = ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(programs, 'postgres'), args, {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killAtExit = (): boolean => server.kill('SIGQUIT');
  process.once('exit', killAtExit);
  server.once('exit', () => process.off('exit', killAtExit));
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL could not start:\n${log}`)));
  });
  // Its later output must be read, or a full pipe would block it.
  server.stderr?.removeAllListeners('data').resume();
  return server;
}

async function stop(server: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  // A fast shutdown: clients are disconnected instead of waited for.
  server.kill(signal);
  await gone;
}
