import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@year-group/api-types/endpoints';
import { beforeAll, expect, it } from 'vitest';
import { inRoot } from '../../tools/folders.ts';
import { runCommand } from '../support/command.ts';
import { connectTo, makeDatabase, query } from '../support/database.ts';
import { preparePlaces } from '../support/prepareServer.ts';
import { everythingIn } from '../support/reading.ts';
import { launch, logIn, type Run, start } from '../support/server.ts';
import { publishNews } from '../support/writing.ts';

const { folder, makePlace } = preparePlaces();
const everything = async (server: Run) => everythingIn(server, await logIn(server.url));
let embedded: Record<string, string>;
let before: unknown;
beforeAll(async () => {
  embedded = await makePlace('embedded');
  const server = await start(embedded);
  before = await everything(server);
  await server.end('SIGTERM');
});

it('moves everything into an empty PostgreSQL, with which the product goes on', async () => {
  const moved = { ...embedded, DATABASE_URL: await makeDatabase() };
  const { code, out, errors } = await runCommand('moveToPostgres', moved);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(out).toMatch(
    /^Moved \d+ rows in \d+ tables and \d+ pictures \(pictures stay in DATA_DIR\), compared/,
  );

  const server = await start(moved);
  expect(await everything(server)).toEqual(before);
  expect((await publishNews(server, await logIn(server.url))).status).toBe(201);
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
  const client = await connectTo(settings.DATABASE_URL);
  const isTrue = async () =>
    (await client.query(`select where ${moment}`).catch(() => undefined))?.rowCount === 1;
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
  await publishNews(other, await logIn(other.url), { title: 'Mine' });
  await other.end('SIGTERM');
  const { code, errors } = await runCommand('moveToPostgres', moved);
  expect(code).toBe(1);
  expect(errors).toMatch(/^The database is not empty\. .*\n$/);
  expect(await query(moved.DATABASE_URL, 'select title from news_items')).toEqual([{ title: 'Mine' }]);
  const again = await start({ ...moved, DATA_DIR: join(folder, 'other'), SEED: 'none' });
  await again.end('SIGTERM');
});

it('asks to stop a product that still runs, and for what is missing', async () => {
  const server = await start(embedded);
  const DATABASE_URL = await makeDatabase();
  const refused = await runCommand('moveToPostgres', { ...embedded, DATABASE_URL });
  expect(refused.errors).toMatch(/in use by another process/);
  expect(endpoints.listEvents.reply.parse(await server.read('/api/events'))).toHaveLength(7);
  await server.end('SIGTERM');
  expect((await runCommand('moveToPostgres', embedded)).errors).toMatch(/^Set DATABASE_URL/);
  const empty = { DATA_DIR: join(folder, 'empty'), DATABASE_URL };
  expect((await runCommand('moveToPostgres', empty)).errors).toMatch(/^There is no embedded database/);
});
