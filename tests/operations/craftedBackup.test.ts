import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { runCommand } from '../support/command.ts';
import { preparePlaces } from '../support/prepareServer.ts';
import { makeTar, type TarEntry } from './tar.ts';

const { folder } = preparePlaces();

const text = 'written by a crafted backup';
const sha256 = createHash('sha256').update(text).digest('hex');
const header = { format: 1, madeAt: '2026-10-01T00:00:00.000Z', migrations: [] };

/** A backup without rows, with these entries, and with those pictures in its manifest. */
function craft(entries: TarEntry[], pictures: string[]): Buffer {
  const manifest = { ...header, tables: [], pictures: pictures.map((name) => ({ name, sha256 })) };
  const file = (name: string, content: object) => ({ name, body: JSON.stringify(content) });
  return gzipSync(makeTar([file('header.json', header), ...entries, file('manifest.json', manifest)]));
}

const picture = (name: string): TarEntry => ({ name: `uploads/${name}`, body: text });
const rows = (table: string): TarEntry => ({ name: `tables/${table}/000000.jsonl`, body: '{}' });
const good = 'a-1200x1200-aabbcc.webp';
const escaped = '../escaped.txt';

it.each<[string, TarEntry[], string[], string]>([
  ['a way out of the folder', [picture('../../escaped.txt')], ['..'], 'uploads/../../escaped.txt'],
  ['such a way in its manifest too', [picture(escaped)], [escaped], `uploads/${escaped}`],
  ['an absolute name', [{ name: join(folder, 'escaped.txt'), body: text }], [], 'escaped.txt'],
  ['an absolute name of a picture', [picture(join(folder, 'escaped.txt'))], [], 'escaped.txt'],
  ['backslashes', [picture('..\\..\\escaped.txt')], [], String.raw`uploads/..\\..\\escaped.txt`],
  ['a folder below', [picture('below/escaped.webp')], [], 'uploads/below/escaped.webp'],
  ['a symbolic link', [{ name: `uploads/${good}`, kind: '2', target: '/etc/passwd' }], [good], good],
  ['a hard link', [{ name: `uploads/${good}`, kind: '1', target: '/etc/passwd' }], [good], good],
  ['a device', [{ name: `uploads/${good}`, kind: '3' }], [good], good],
  ['a folder', [{ name: `uploads/${good}`, kind: '5' }], [good], good],
  ['the same name twice', [picture(good), picture(good)], [good], good],
  ['a picture that its manifest does not name', [picture(good)], [], good],
  ['rows of a table that it does not name', [rows('members')], [], 'members'],
  ['a table with a way out', [rows('..')], [], 'tables/../000000.jsonl'],
  ['anything else', [{ name: 'notes.txt', body: text }], [], 'notes.txt'],
])('refuses a backup with %s before anything is written', async (what, entries, pictures, named) => {
  const place = join(folder, what.replaceAll(' ', '-'), 'data');
  mkdirSync(join(place, '..'));
  const file = join(folder, 'crafted.tar.gz');
  writeFileSync(file, craft(entries, pictures));
  const { code, out, errors } = await runCommand('restore', { DATA_DIR: place }, file);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(errors).toContain(named);
  expect(errors).toMatch(/ Use another (one|backup)\.\n$/);
  expect(errors.trim()).not.toContain('\n');
  expect(existsSync(place)).toBe(false);
  expect(readdirSync(folder)).not.toContain('escaped.txt');
});
