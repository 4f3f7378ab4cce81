import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { largestVariant } from './server.ts';

const files = [
  'gate.jpg',
  'gate-640.avif',
  'gate-2000.avif',
  'gate-tall-480.avif',
  'mug-1200x1200-846604.webp',
  'mug-1200x1200-846604.480.webp',
];
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'year-group-variants-'));
  for (const file of files) writeFileSync(join(folder, file), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['gate-640.avif', 'gate-2000.avif'],
  ['gate-tall-480.avif', 'gate-tall-480.avif'],
  ['gate.jpg', 'gate.jpg'],
  ['mug-1200x1200-846604.480.webp', 'mug-1200x1200-846604.webp'],
  ['mug-1200x1200-846604.webp', 'mug-1200x1200-846604.webp'],
])('takes %s for a smaller %s', (file, original) => {
  expect(basename(largestVariant(join(folder, file)))).toBe(original);
});
