import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { toCss } from './toCss.ts';
import { type ColorRole, type ThemeName, tokens } from './tokens.ts';

const themes: ThemeName[] = ['light', 'dark'];
const grounds: ColorRole[] = ['paper', 'surface', 'surfaceSunken'];
const texts: ColorRole[] = [
  'ink',
  'inkSoft',
  'brand',
  'brandStrong',
  'goldInk',
  'success',
  'warning',
  'danger',
];
const pairs: [ColorRole, ColorRole][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColorRole, ColorRole] => [text, ground])),
  ['onBrand', 'brand'],
  ['onBrand', 'brandStrong'],
  ['onGold', 'gold'],
  ['onDanger', 'danger'],
  ['brand', 'brandTint'],
  ['brandStrong', 'brandTint'],
  ['ink', 'brandTint'],
  ['inkSoft', 'brandTint'],
];

describe.each(themes)('the %s theme', (theme) => {
  const color = tokens.color[theme];

  it.each(pairs)('%s is readable on %s', (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('the edge of a control is visible on %s', (ground) => {
    expect(contrast(color.lineStrong, color[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('night backgrounds', () => {
  it.each(['ground', 'deep'] as const)('text, soft text and gold are readable on %s', (ground) => {
    for (const ink of ['ink', 'inkSoft', 'gold'] as const) {
      expect(contrast(tokens.night[ink], tokens.night[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('dark text is readable on gold', () => {
    expect(contrast(tokens.night.onGold, tokens.night.gold)).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(Object.entries(tokens.house))(
  'initials are readable in the colours of %s',
  (_house, { ground, ink }) => {
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  },
);

it('tokens.css matches tokens.ts', () => {
  const written = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
  expect(written, 'stale: run pnpm --filter @year-group/ui-kit tokens').toBe(toCss(tokens));
});
