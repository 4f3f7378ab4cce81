import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Colours, colours, pairsOf, referenceColours } from './colours.ts';
import { contrast } from './contrast.ts';
import { resolvePalette } from './palette.ts';
import { paletteCss } from './paletteCss.ts';

const parts = ['light', 'dark', 'night'] as const;
const colourOf = (palette: Colours, part: keyof Colours, role: string): string =>
  (palette[part] as Record<string, string>)[role] ?? '';

const pairs = { light: pairsOf('light'), dark: pairsOf('dark'), night: pairsOf('night') };

/** The pairs of a palette that are below their least contrast, by an independent measurement. */
const unreadable = (palette: Colours) =>
  parts.flatMap((part) =>
    pairs[part]
      .map(([front, ground, least]) => {
        const measured = wcagContrast(colourOf(palette, part, front), colourOf(palette, part, ground));
        return { part, front, ground, least, measured };
      })
      .filter(({ least, measured }) => measured < least),
  );

describe.each(parts)('the table of pairs of %s', (part) => {
  it.each(Object.keys(colours[part]))('says what %s is used with', (role) => {
    expect(pairsOf(part).some(([front, ground]) => [front, ground].includes(role))).toBe(true);
  });
});

it('the reference colours are readable, and resolve to themselves', () => {
  expect(unreadable(colours)).toEqual([]);
  expect(resolvePalette(referenceColours)).toEqual({ ...colours, used: referenceColours });
});

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('every pair is readable whatever colours a group chooses', { timeout: 600_000 }, () => {
  // The deep run tries the ten thousand that the product promises.
  const numRuns = (fc.readConfigureGlobal().numRuns ?? 100) > 100 ? 10_000 : 100;
  fc.assert(
    fc.property(anyColour, anyColour, (brand, accent) => {
      expect(unreadable(resolvePalette({ brand, accent }))).toEqual([]);
    }),
    { numRuns },
  );
});

it('a readable choice is used as it is', () => {
  const maroon = { brand: '#7A1F2B', accent: '#D9B44A' };
  expect(resolvePalette(maroon).used).toEqual(maroon);
});

it.each([
  ['yellow', '#FFD500'],
  ['light green', '#8BD450'],
  ['sky blue', '#4FC3F7'],
])('%s stays as it is on buttons, with dark text, also in the dark', (_name, brand) => {
  const palette = resolvePalette({ brand, accent: '#1F7A8C' });
  const { light, dark, used } = palette;
  expect([light.brandFill, dark.brandFill, used.brand]).toEqual([brand, brand, brand]);
  expect(light.onBrand).toBe(colours.light.ink);
  expect(light.brandFillStrong).not.toBe(brand);
  expect(unreadable(palette)).toEqual([]);
});

it('a colour that is nearly dark enough becomes so, with white text', () => {
  const { light } = resolvePalette({ brand: '#E5322D', accent: '#E3A82B' });
  expect([light.brandFill, light.onBrand]).toEqual([light.brand, '#FFFFFF']);
});

it('as text, a choice that nobody could read keeps its hue and becomes darker', () => {
  const { used, light } = resolvePalette({ brand: '#FFD500', accent: '#1A1A1A' });
  expect(light.brand).toBe('#7F6900');
  expect(used).toEqual({ brand: '#FFD500', accent: '#1A1A1A' });
  expect(contrast(light.brand, light.brandTint)).toBeGreaterThanOrEqual(4.5);
  expect(light.brandStrong).not.toBe(light.brand);
});

it('on the night band a dark accent gives way to a bright brand, and its text becomes light', () => {
  const { light, night } = resolvePalette({ brand: '#FFD500', accent: '#1A1A1A' });
  expect(night.gold).toBe('#FFD500');
  expect(light.onGold).toBe('#FFFFFF');
});

it('black and white are colours too', () => {
  for (const [brand, accent] of [
    ['#000000', '#FFFFFF'],
    ['#ffffff', '#000000'],
  ] as const)
    expect(unreadable(resolvePalette({ brand, accent }))).toEqual([]);
});

it('a colour that is none is refused', () => {
  expect(() => resolvePalette({ brand: 'maroon-ish', accent: '#E3A82B' })).toThrow('not a colour');
});

it('the styles carry every colour three times: light, dark by choice, dark by the system', () => {
  const css = paletteCss(colours);
  for (const role of Object.keys(colours.light)) {
    const name = role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(css.split(`--color-${name}:`)).toHaveLength(4);
  }
  expect(css).toContain('--night-on-gold:');
});
