import { readFileSync } from 'node:fs';
import { contrast } from '@year-group/api-types/group/contrast';
import { expect, it } from 'vitest';
import { toCss } from './toCss.ts';
import { tokens } from './tokens.ts';

it.each(tokens.house)('initials are readable in $ink on $ground', ({ ground, ink }) => {
  expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
});

it('tokens.css matches tokens.ts', () => {
  const written = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
  expect(written, 'stale: run pnpm --filter @year-group/ui-kit tokens').toBe(toCss(tokens));
});
