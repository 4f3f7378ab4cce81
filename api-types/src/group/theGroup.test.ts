import { expect, it } from 'vitest';
import { theGroup } from './theGroup.ts';

it.each([
  ['2015 Year Group', 'The 2015 Year Group'],
  ['The Hill Girls', 'The Hill Girls'],
  ['Our Hall, 2019', 'Our Hall, 2019'],
  ['Theatre Friends', 'The Theatre Friends'],
  ['Adisadel ’98', 'Adisadel ’98'],
])('puts one article before %s', (name, wanted) => {
  expect(theGroup(name, 'The')).toBe(wanted);
});
