import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { people, scenes } from './samples.ts';

const pictures = [...Object.values(scenes), ...people.flatMap(({ portrait }) => portrait ?? [])];
const sitePublic = new URL('../../../site/public', import.meta.url);

it.each(pictures.map(({ src }) => src))('shows a picture that the site has: %s', (src) => {
  expect(existsSync(`${sitePublic.pathname}${src}`)).toBe(true);
});
