import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dependencyHash } from './install.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'year-group-install-'));
  mkdirSync(join(root, 'site/src'), { recursive: true });
  mkdirSync(join(root, 'node_modules/a'), { recursive: true });
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'lock');
  writeFileSync(join(root, 'site/package.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'site/package.json'])(
  'installs again when %s changes',
  (file) => {
    const before = dependencyHash(root);
    writeFileSync(join(root, file), 'changed');
    expect(dependencyHash(root)).not.toBe(before);
  },
);

it.each(['site/src/main.ts', 'node_modules/a/package.json'])(
  'does not install again when %s changes',
  (file) => {
    const before = dependencyHash(root);
    writeFileSync(join(root, file), 'changed');
    expect(dependencyHash(root)).toBe(before);
  },
);
