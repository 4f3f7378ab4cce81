import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shortClassNames } from './shortClassNames.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'year-group-classes-'));
  mkdirSync(join(root, 'src'));
});
afterEach(() => rmSync(root, { recursive: true }));

const classes = Array.from({ length: 1000 }, (_, index) => `Class${index}`);
const write = (names: string[]) =>
  writeFileSync(join(root, 'src/Many.module.css'), names.map((name) => `.${name} { color: red }`).join('\n'));
const nameAll = () => {
  const nameOf = shortClassNames(root, ['src']);
  return classes.map((name) => nameOf(name, join(root, 'src/Many.module.css?used')));
};

it('gives a thousand classes three characters each, without duplicates', () => {
  write(classes);
  const names = nameAll();
  expect(new Set(names).size).toBe(1000);
  expect(names.filter((name) => !/^_[\w-]{2}$/.test(name))).toEqual([]);
});

it('gives the same names in any order', () => {
  write(classes);
  const names = nameAll();
  write(classes.toReversed());
  expect(nameAll()).toEqual(names);
});

it('refuses an unknown class', () => {
  write([]);
  expect(nameAll).toThrow(/Class0/);
});
