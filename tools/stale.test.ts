import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isStale, markBuilt, markStale, type Output, sourceHash } from './stale.ts';

const output: Output = {
  sources: ['src', 'config.ts', 'not-there'],
  ignored: /\.test\.ts$/,
  variables: /^VITE_/,
  folder: 'dist',
  proofs: ['dist/index.html'],
};

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'year-group-stale-'));
  write('src/main.ts', 'one');
  write('src/inner/part.ts', 'two');
  write('config.ts', 'three');
  write('dist/index.html', 'built');
  markBuilt(root, output, sourceHash(root, output));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

it('takes an output as fresh when its sources are as they were, whatever their dates', () => {
  utimesSync(join(root, 'src/main.ts'), 1, 1);
  expect(isStale(root, output)).toBe(false);
});

it.each([
  ['a source changed', () => write('src/inner/part.ts', 'changed')],
  ['a source was added', () => write('src/inner/new.ts', '')],
  ['a source was renamed', () => (rmSync(join(root, 'src/main.ts')), write('src/main2.ts', 'one'))],
  ['a missing source appeared', () => write('not-there/file.ts', '')],
  ['a variable that is built in changed', () => vi.stubEnv('VITE_API_URL', 'https://api.example')],
  ['the output is incomplete', () => rmSync(join(root, 'dist/index.html'))],
  ['the output was never finished', () => markStale(root, output)],
])('builds again when %s', (_, change) => {
  change();
  expect(isStale(root, output)).toBe(true);
});

it.each([
  ['a test', () => write('src/main.test.ts', 'new test')],
  ['installed packages', () => write('src/node_modules/a/index.js', '')],
  ['a variable that is not built in', () => vi.stubEnv('PORT', '1234')],
])('does not build again for %s', (_, change) => {
  change();
  expect(isStale(root, output)).toBe(false);
});
