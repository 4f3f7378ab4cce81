import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { makeNewsInput } from '@year-group/api-types/testing/factories';
import { beforeAll, expect, it } from 'vitest';
import { freePort } from '../../tools/freePort.ts';
import { makeDatabase } from '../support/database.ts';
import { preparePlaces } from '../support/prepareServer.ts';
import { adminPassword, launch, logIn, type Run, start } from '../support/server.ts';
import { publishNews } from '../support/writing.ts';

const { folder } = preparePlaces();
const settings = { DATA_DIR: folder, SEED: 'none', ADMIN_PASSWORD: adminPassword };

/** A server that has something to lose. */
let server: Run;
let databaseUrl: string;
beforeAll(async () => {
  [server, databaseUrl] = await Promise.all([start(settings), makeDatabase()]);
  await publishNews(server, await logIn(server.url));
});

const expectUnharmed = async () =>
  expect(await server.read('/api/news')).toMatchObject({ news: [makeNewsInput()] });

/** Starts a server that cannot; resolves to all it says. */
async function fail(changes: Record<string, string>): Promise<string> {
  const run = await launch({ ...settings, ...changes });
  expect(await run.ended).toBe(1);
  expect(run.out()).toBe('');
  return run.errors();
}

it('says in one sentence that another process uses the database, and harms nothing', async () => {
  expect(await fail({})).toBe(
    `The database in ${folder} is in use by another process. Stop that one first, or set DATA_DIR to another folder.\n`,
  );
  await expectUnharmed();
});

it('says in one sentence that the port is used', async () => {
  const other = createServer();
  const port = String(await freePort());
  await once(other.listen(Number(port), '127.0.0.1'), 'listening');
  const errors = await fail({ DATA_DIR: join(folder, 'other'), DATABASE_URL: databaseUrl, PORT: port });
  other.close();
  expect(errors).toBe(`Port ${port} is already in use. Stop what uses it, or set PORT to another number.\n`);
});

it('lists everything that is wrong with the settings', async () => {
  expect(await fail({ PORT: 'http', SEED: 'maybe', HOST: '0.0.0.0' })).toBe(
    [
      'The settings need attention:',
      '  - PORT must be a number from 0 to 65535.',
      '  - SEED must be one of demo, none.',
      '  - HOST must stay on this machine (127.0.0.1) while MODE is demo; MODE=live opens it to others.',
      '',
    ].join('\n'),
  );
});

it.each(['a closed port', 'a wrong password', 'an unknown database', 'an unknown host'])(
  'says in one sentence that PostgreSQL cannot be reached, as with %s',
  async (what) => {
    const url = new URL(databaseUrl);
    if (what === 'a closed port') url.port = String(await freePort());
    if (what === 'a wrong password') url.password = 'hunter2';
    if (what === 'an unknown database') url.pathname = '/elsewhere';
    if (what === 'an unknown host') url.hostname = 'db.invalid';
    expect(await fail({ DATABASE_URL: url.href })).toBe(
      'PostgreSQL at DATABASE_URL cannot be reached. Check the address, the password and that it runs.\n',
    );
  },
);

it('says in one sentence that the data folder cannot be one', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  for (const changes of [{}, { DATABASE_URL: databaseUrl }]) {
    expect(await fail({ DATA_DIR: file, ...changes })).toBe(
      `DATA_DIR ${file} cannot be used: a file has its name. Set DATA_DIR to another folder.\n`,
    );
  }
});

it('leaves the data as it was', async () => {
  await expectUnharmed();
  expect(await server.end('SIGTERM')).toBe(0);
  server = await start(settings);
  await expectUnharmed();
});
