import { toCss } from '@year-group/ui-kit/tokens/toCss.ts';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { describe, expect, it, vi } from 'vitest';
import { adminTheme } from './adminTheme.ts';

const other = vi.hoisted(() => '#6A1B94');

vi.mock('@year-group/ui-kit/tokens/tokens.ts', async (original) => {
  const { tokens: ours } = await original<{ tokens: typeof tokens }>();
  const light = { ...ours.color.light, brand: other };
  return { tokens: { ...ours, color: { ...ours.color, light } } };
});

/** The paths in a theme that have a certain value. */
function placesOf(value: string, within: unknown, path = ''): string[] {
  if (typeof within === 'string') return within.includes(value) ? [path] : [];
  if (typeof within !== 'object' || within === null) return [];
  return Object.entries(within).flatMap(([key, each]) =>
    placesOf(value, each, path ? `${path}.${key}` : key),
  );
}

describe('one changed token', () => {
  it('changes one property of the site’s style sheet', () => {
    const lines = toCss(tokens)
      .split('\n')
      .filter((line) => line.includes(other));
    expect(new Set(lines.map((line) => line.trim()))).toEqual(new Set([`--color-brand: ${other};`]));
  });

  it('changes the panel’s main colour and its focus ring', () => {
    const places = placesOf(other, adminTheme('light'));
    expect(places).toContain('palette.primary.main');
    expect(places.filter((place) => place.endsWith('outline'))).not.toEqual([]);
  });

  it('leaves the dark theme alone', () => {
    expect(placesOf(other, adminTheme('dark'))).toEqual([]);
  });
});
