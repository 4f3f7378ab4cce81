import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@year-group/api-types/endpoints';
import { makeNewsInput } from '@year-group/api-types/testing/factories';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from '../../tools/folders.ts';
import { runCommand } from '../support/command.ts';
import { makeDatabase } from '../support/database.ts';
import { adminPassword, launch, logIn, makeDataFolder, type Run, send, start } from '../support/server.ts';

const { folder, remove } = makeDataFolder();
const embedded = { DATA_DIR: folder, ADMIN_PASSWORD: adminPassword };
let before: unknown;
beforeAll(async () => {
  const server = await start(embedded);
  before = await everything(server);
  await server.end('SIGTERM');
});
afterAll(remove);

async function everything({ url }: Run) {
  const headers = await logIn(url);
  const paths = [
    'news',
    'events',
    'shop',
    'orders',
    'admin/members/download',
    'members/facets',
    'admin/revenue',
  ];
  return Promise.all(paths.map(async (path) => (await fetch(`${url}/api/${path}`, { headers })).json()));
}

it('moves everything into an empty PostgreSQL, with which the product goes on', async () => {
  const moved = { ...embedded, DATABASE_URL: await makeDatabase() };
  const { code, out, errors } = await runCommand('moveToPostgres', moved);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(out).toMatch(
    /^Moved \d+ rows in \d+ tables and \d+ pictures \(pictures stay in DATA_DIR\), compared/,
  );

  const server = await start(moved);
  expect(await everything(server)).toEqual(before);
  const headers = await logIn(server.url);
  expect((await send('POST', `${server.url}/api/news`, makeNewsInput(), headers)).status).toBe(201);
  await server.end('SIGTERM');
});

it.each([
  ['fills the tables', "to_regnamespace('unfinished_restore') is not null"],
  ['has filled them', 'exists (select from members)'],
])(
  'refuses the database when it was killed while it %s, and a new one gets everything',
  async (_, moment) => {
    const moved = { ...embedded, DATABASE_URL: await makeDatabase() };
    await killWhileMoving(moved, moment);
    const half = await launch(moved);
    expect(await half.ended).toBe(1);
    expect(half.errors()).toMatch(/^The restore or move into this database is not finished, .*\n$/);
    const again = { ...embedded, DATABASE_URL: await makeDatabase() };
    expect((await runCommand('moveToPostgres', again)).code).toBe(0);
    const server = await start(again);
    expect(await everything(server)).toEqual(before);
    await server.end('SIGTERM');
  },
);

/** Kills the move as soon as this holds in the database. */
async function killWhileMoving(settings: Record<string, string>, moment: string): Promise<void> {
  const client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  const isTrue = async () => {
    const { rows } = await client.query(`select ${moment} as yes`).catch(() => ({ rows: [{ yes: false }] }));
    return rows[0].yes;
  };
  const child = spawn(process.execPath, [inRoot('api/src/platform/operations/moveToPostgres.ts')], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), ...settings },
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  await expect.poll(isTrue, { timeout: 60_000, interval: 5 }).toBe(true);
  child.kill('SIGKILL');
  const [, signal] = await ended;
  await client.end();
  expect(signal).toBe('SIGKILL');
}

it('refuses a database with other content, and changes nothing of it', async () => {
  const moved = { ...embedded, DATABASE_URL: await makeDatabase() };
  const other = await start({ ...moved, DATA_DIR: join(folder, 'other'), SEED: 'none' });
  const headers = await logIn(other.url);
  await send('POST', `${other.url}/api/news`, makeNewsInput({ title: 'Mine' }), headers);
  await other.end('SIGTERM');
  const { code, errors } = await runCommand('moveToPostgres', moved);
  expect(code).toBe(1);
  expect(errors).toMatch(/^The database is not empty\. .*\n$/);
  const client = new pg.Client({ connectionString: moved.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query('select title from news_items');
  await client.end();
  expect(rows).toEqual([{ title: 'Mine' }]);
  const again = await start({ ...moved, DATA_DIR: join(folder, 'other'), SEED: 'none' });
  await again.end('SIGTERM');
});

it('asks to stop a product that still runs, and for what is missing', async () => {
  const server = await start(embedded);
  const DATABASE_URL = await makeDatabase();
  expect((await runCommand('moveToPostgres', { ...embedded, DATABASE_URL })).errors).toMatch(
    /in use by another process/,
  );
  expect(
    endpoints.listEvents.reply.parse(await (await fetch(`${server.url}/api/events`)).json()),
  ).toHaveLength(7);
  await server.end('SIGTERM');
  expect((await runCommand('moveToPostgres', embedded)).errors).toMatch(/^Set DATABASE_URL/);
  const empty = { DATA_DIR: join(folder, 'empty'), DATABASE_URL };
  expect((await runCommand('moveToPostgres', empty)).errors).toMatch(/^There is no embedded database/);
});
