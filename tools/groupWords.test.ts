import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { inRoot } from './folders.ts';
import { findGroupWords, groupWordsIn } from './groupWords.ts';

const planted = 'site/src/lib/plantedByTest.ts';
afterEach(() => rmSync(inRoot(planted), { force: true }));

it.each([
  'Old boys of the School',
  'the 2015 group',
  'Clerk House',
  'Presec',
  'to Legon',
  'among brothers',
  'two boys',
  'Girls’ school',
  'your dormitory',
  'the gate',
  '<text>Class of 1998</text>',
])('finds a planted word: %s', (words) => {
  writeFileSync(inRoot(planted), `export const text = '${words}';\n`);
  expect(findGroupWords()).toEqual([expect.stringContaining(`${planted}:1`)]);
});

it.each([
  ['site/src/lib/a.ts', 'houseAtPresec'],
  ['api/src/platform/db/schema/members.ts', "text('house_at_presec')"],
  ['site/src/lib/a.ts', 'such as East Legon, Accra'],
  ['site/src/lib/a.ts', "icon: 'gate'"],
  ['site/src/lib/a.test.ts', 'Presec'],
  ['site/src/lib/a.stories.tsx', 'Presec'],
  ['api/src/platform/db/demo/content/group.json', 'Presec'],
  ['docs/glossary.md', 'Presec'],
])('allows in %s: %s', (path, text) => {
  expect(groupWordsIn(path, text)).toEqual([]);
});
