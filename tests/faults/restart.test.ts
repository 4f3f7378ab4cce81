import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { makeNewsInput } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { preparePlaces } from '../support/prepareServer.ts';
import { adminPassword, logIn, start } from '../support/server.ts';
import { publishNews } from '../support/writing.ts';

const { folder } = preparePlaces();
const settings = { DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'trace' };
let printed = '';
let generated = '';

it('starts empty when asked to, and prints the made-up password of the administrator', async () => {
  const server = await start(settings);
  for (const [path, empty] of [
    ['news', { news: [], total: 0 }],
    ['events', []],
    ['shop', []],
  ] as const)
    expect(await server.read(`/api/${path}`), path).toEqual(empty);

  await expect.poll(server.out).toContain('(shown only now)');
  generated = /password (\S+) \(shown only now\)/.exec(server.out())?.[1] ?? '';
  expect((await publishNews(server, await logIn(server.url, generated))).status).toBe(201);
  await logIn(server.url, 'a wrong password');
  printed += server.out().replace(generated, '') + server.errors();
  expect(await server.end('SIGTERM')).toBe(0);
});

it('still has everything after a stop, and does not tell the password again', async () => {
  const server = await start(settings);
  const { news } = await server.read('/api/news');
  expect(news).toMatchObject([makeNewsInput()]);
  expect((await logIn(server.url, generated)).authorization).toMatch(/^Bearer ey/);
  printed += server.out() + server.errors();
  expect(await server.end('SIGINT')).toBe(0);
});

it('takes a password that is set later, and stops although a browser keeps its connection open', async () => {
  const server = await start({ ...settings, ADMIN_PASSWORD: adminPassword });
  expect((await logIn(server.url)).authorization).toMatch(/^Bearer ey/);
  expect((await logIn(server.url, generated)).authorization).toBe('Bearer undefined');
  const { port } = new URL(server.url);
  const connection = connect(Number(port), '127.0.0.1');
  connection.on('error', () => {});
  printed += server.out() + server.errors();
  expect(await server.end('SIGTERM')).toBe(0);
  connection.destroy();
});

it('keeps passwords and tokens out of the log, even out of its most talkative one', () => {
  expect(printed).toContain('"route":"/api/admin/login"');
  for (const secret of [generated, adminPassword, 'a wrong password', 'eyJ'])
    expect(printed).not.toContain(secret);
});

it('keeps no password readable in the data folder', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const bytes = readFileSync(join(file.parentPath, file.name));
    for (const secret of [generated, adminPassword]) expect(bytes.includes(secret), file.name).toBe(false);
  }
});
