import { propertyRuns } from '@year-group/api-types/testing/propertyRuns';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localPath } from './localPath.ts';

it.each(['/members', '/members?page=2&q=kofi', '/members/7#main'])('allows %s', (address) => {
  expect(localPath(address)).toBe(address);
});

it.each([
  null,
  '',
  'members',
  'https://elsewhere.example/members',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '\\/elsewhere.example',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  'javascript:alert(1)',
])('does not follow %j', (address) => {
  expect(localPath(address)).toBeUndefined();
});

it('never returns another site, for any input', () => {
  const signs = fc.string({
    unit: fc.constantFrom('/', '\\', '\t', '\n', '@', ':', 'a', '.', '?', '#'),
    maxLength: 9,
  });
  fc.assert(
    fc.property(signs, (address) => {
      const path = localPath(address) ?? '/';
      expect(new URL(path, 'https://site.example').origin).toBe('https://site.example');
    }),
    { numRuns: propertyRuns(20_000) },
  );
});
