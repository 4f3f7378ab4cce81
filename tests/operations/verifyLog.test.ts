import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../support/command.ts';
import { query } from '../support/database.ts';
import { preparePlaces } from '../support/prepareServer.ts';
import { logIn, type Run, start } from '../support/server.ts';
import { publishNews } from '../support/writing.ts';

const { folder, makePlace } = preparePlaces();
async function publish(server: Run, count: number): Promise<void> {
  const headers = await logIn(server.url);
  for (let n = 0; n < count; n += 1)
    expect((await publishNews(server, headers, { title: `News ${n}` })).status).toBe(201);
}

/** The log is whole; resolves to its newest hash. */
async function expectWhole(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const { code, out, errors } = await runCommand('verifyLog', settings, ...args);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(out).toMatch(/^The log is whole: \d+ entries, none altered, removed or inserted\.\n/);
  const [, hash = ''] = /^Newest hash: ([0-9a-f]{64})$/m.exec(out) ?? [];
  return hash;
}

it('says that the log is whole while the product writes to it, and knows earlier hashes', async () => {
  const settings = await makePlace();
  const server = await start(settings);
  await publish(server, 3);
  const hash = await expectWhole(settings);
  await publish(server, 3);
  const { code, out } = await runCommand('verifyLog', settings, '--hash', hash);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/is that of entry \d+\.\n/) });
  const later = await expectWhole(settings);
  expect(later).not.toBe(hash);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await expectWhole(settings, '--hash', hash)).toBe(later);
});

it('names what was altered and removed, and says when a hash is no longer in the chain', async () => {
  const settings = await makePlace();
  const server = await start(settings);
  await publish(server, 8);
  expect(await server.end('SIGTERM')).toBe(0);
  const newest = await expectWhole(settings);
  await query(
    settings.DATABASE_URL,
    'alter table admin_actions disable trigger user',
    `update admin_actions set detail = 'Nothing' where position = 3`,
    `delete from admin_actions where position = 5 or hash = '${newest}'`,
  );
  const { code, errors } = await runCommand('verifyLog', settings, '--hash', newest);
  expect(code).toBe(1);
  expect(errors.split('\n')).toEqual([
    expect.stringMatching(/^The log is NOT whole, \d+ entries:$/),
    expect.stringMatching(/^Place 3: altered: /),
    expect.stringMatching(/^Place 6: removed: entry 5 before it \(entry [0-9a-f-]{36}, written /),
    expect.stringMatching(/^The hash [0-9a-f]{64} is not in the chain: /),
    '',
  ]);
});

it('finds the chain unchanged after a restore and after the move to PostgreSQL', async () => {
  const embedded = await makePlace('embedded');
  const first = await start(embedded);
  await publish(first, 1);
  await first.end('SIGTERM');
  const hash = await expectWhole(embedded);
  const file = join(folder, 'backup.tar.gz');
  expect((await runCommand('backup', embedded, file)).code).toBe(0);
  const restored = await makePlace();
  expect((await runCommand('restore', restored, file)).code).toBe(0);
  expect(await expectWhole(restored)).toBe(hash);
  const moved = { ...(await makePlace()), DATA_DIR: embedded.DATA_DIR };
  expect((await runCommand('moveToPostgres', moved)).code).toBe(0);
  expect(await expectWhole(moved)).toBe(hash);
  // It goes on from there.
  const server = await start(moved);
  await publish(server, 1);
  expect(await server.end('SIGTERM')).toBe(0);
  await expectWhole(moved, '--hash', hash);
});

it('says how to use it', async () => {
  const { code, errors } = await runCommand('verifyLog', await makePlace('embedded'), '--hash', 'abc');
  expect(code).toBe(1);
  expect(errors).toMatch(/^Use: npm run verify-log, .*\n$/);
});
