import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readJson, readMarkdown } from './contentFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}
const people = z.array(z.strictObject({ name: z.string(), age: z.number() }));
const article = z.strictObject({ title: z.string(), days: z.int(), body: z.string().min(1) });

it('reads JSON, and fields and text of Markdown', () => {
  expect(readJson(file('a.json', '[{ "name": "Ama", "age": 30 }]'), people)).toEqual([
    { name: 'Ama', age: 30 },
  ]);
  const text = '---\r\ntitle: Ten: and more\ndays: 3\n---\n\nFirst.\n\n--- Second.\n';
  expect(readMarkdown(file('a.md', text), article)).toEqual({
    title: 'Ten: and more',
    days: 3,
    body: 'First.\n\n--- Second.',
  });
});

it.each([
  ['wrong.json', '[{ "name": "Ama", "age": "thirty" }]', /wrong\.json[^]*expected number[^]*\[0\]\.age/],
  ['typo.json', '[{ "nam": "Ama", "age": 3 }]', /typo\.json[^]*"nam"/],
  ['comma.json', '[1,]', /comma\.json is not valid JSON/],
])('names file and field of %s', (name, text, problem) => {
  expect(() => readJson(file(name, text), people)).toThrow(problem);
});

it.each([
  ['number.md', '---\ntitle: A\ndays: soon\n---\nText', /number\.md[^]*days/],
  ['missing.md', '---\ndays: 1\n---\nText', /missing\.md[^]*title/],
  ['empty.md', '---\ntitle: A\ndays: 1\n---\n', /empty\.md[^]*body/],
  ['colon.md', '---\ntitle\n---\nText', /colon\.md: the line "title" has no colon/],
  ['none.md', 'Text', /none\.md does not begin with its fields/],
])('names file and field of %s', (name, text, problem) => {
  expect(() => readMarkdown(file(name, text), article)).toThrow(problem);
});
