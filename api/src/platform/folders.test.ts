import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { prepareDataFolder } from './folders.ts';

it('a new data folder is closed to the other accounts of the machine', () => {
  const outside = mkdtempSync(join(tmpdir(), 'folders-'));
  onTestFinished(() => rmSync(outside, { recursive: true }));
  const folder = join(outside, 'data', 'of', 'demo');
  prepareDataFolder(folder);
  expect(statSync(folder).mode & 0o077).toBe(0);
});
