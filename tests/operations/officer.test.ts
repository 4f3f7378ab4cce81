import { expect, it } from 'vitest';
import { runCommand } from '../support/command.ts';
import { preparePlaces } from '../support/prepareServer.ts';
import { logIn, start } from '../support/server.ts';

const { makePlace } = preparePlaces();

it('npm run officer lists officers and prints a link while the product runs on PostgreSQL', async () => {
  const place = { ...(await makePlace()), SEED: 'none' };
  const server = await start(place);
  const headers = await logIn(server.url);
  const isIn = () => server.status('/api/admin/me', headers);
  expect(await isIn()).toBe(200);
  expect((await runCommand('officer', place, 'list')).out).toContain('owner; password');
  const { out } = await runCommand('officer', place, 'reset', 'owner');
  expect(await isIn()).toBe(401);
  const token = /\/admin\/invitation#([\w-]{43})/.exec(out)?.[1];
  const accepted = () => server.send('POST', '/api/admin/invitation/accept', { token });
  expect((await accepted()).status).toBe(200);
  expect((await accepted()).status).toBe(404);
  expect(await server.end('SIGTERM')).toBe(0);
});

it('npm run officer works on the embedded database while the product does not run', async () => {
  const place = { ...(await makePlace('embedded')), SEED: 'none' };
  await (await start(place)).end('SIGTERM');
  expect((await runCommand('officer', place, 'list')).out).toContain('owner; password');
  expect((await runCommand('officer', place, 'reset', 'owner')).out).toContain('/admin/invitation#');
  expect(await runCommand('officer', place, 'reset', 'nobody@example.org')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('No officer has the address'),
  });
  expect((await runCommand('officer', place)).code).toBe(1);
});
