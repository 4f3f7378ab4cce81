import { linkProtocols } from '@year-group/api-types/common/rules';
import { expect, it } from 'vitest';
import { isAllowedLink, meantLink } from './links.ts';

it.each(linkProtocols)('accepts %s', (protocol) => {
  expect(isAllowedLink(`${protocol}:x`)).toBe(true);
  expect(meantLink(`${protocol}:x`)).toBe(`${protocol}:x`);
});

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc',
  '',
  'two words',
])('refuses %j', (typed) => {
  expect(isAllowedLink(typed)).toBe(false);
  expect(meantLink(typed)).toBeUndefined();
});

it.each([
  ['presec2015.org/news', 'https://presec2015.org/news'],
  ['localhost.test:3000/x', 'https://localhost.test:3000/x'],
  ['secretary@example.com', 'mailto:secretary@example.com'],
  ['+233201234567', 'tel:+233201234567'],
])('completes %s', (typed, meant) => {
  expect(meantLink(typed)).toBe(meant);
});
