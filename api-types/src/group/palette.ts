import { clampChroma, converter, formatHex, type Oklch } from 'culori';
import {
  type ColorRole,
  type Colours,
  colours,
  type GroupColours,
  type NightRole,
  pairsOf,
  referenceColours,
} from './colours.ts';
import { contrast } from './contrast.ts';
import type { Palette } from './group.ts';

const parse = converter('oklch');

/** Which of the two chosen colours gives a colour its hue; the others never change. */
type Source = keyof GroupColours;
const brandRoles = ['brand', 'brandStrong', 'brandTint', 'brandFillStrong', 'ink', 'inkSoft', 'onGold'];
const sources: Record<keyof Colours, Readonly<Record<Source, readonly string[]>>> = {
  light: { brand: brandRoles, accent: ['gold', 'goldInk'] },
  dark: {
    brand: [...brandRoles, 'paper', 'surface', 'surfaceSunken', 'line', 'lineStrong', 'onBrand', 'onDanger'],
    accent: ['gold', 'goldInk'],
  },
  night: { brand: ['ground', 'deep', 'line', 'inkSoft', 'onGold'], accent: ['gold'] },
};

/** Colours that are the chosen one itself, where contrast allows. */
const asChosen = ['light.brand', 'light.gold', 'night.gold'];

/** A fill is the shade that can be text, unless that is further from the choice than this. */
const maxDarkening = 0.1;

/** A vivid choice makes the other colours at most this much more vivid than the reference. */
const maxVividness = 1.25;

/**
 * The palette of both themes and the night band for two chosen colours. Each colour takes over the
 * difference in hue and chroma between the choice and the reference; its lightness then moves as
 * little as possible until it is readable on every ground that it is used on.
 */
export function resolvePalette(chosen: GroupColours): Palette {
  const parts = {
    light: resolvePart('light', chosen) as Record<ColorRole, string>,
    dark: resolvePart('dark', chosen) as Record<ColorRole, string>,
    night: resolvePart('night', chosen) as Record<NightRole, string>,
  };
  return { ...parts, used: { brand: parts.light.brandFill, accent: parts.light.gold } };
}

function resolvePart(part: keyof Colours, chosen: GroupColours): Record<string, string> {
  const reference: Readonly<Record<string, string>> = colours[part];
  const pairs = pairsOf(part);
  const done: Record<string, string> = {};

  function settle(role: string): string {
    const grounds = pairs
      .filter(([front]) => front === role)
      .map(([, ground, least]) => ({ ground: (done[ground] ??= settle(ground)), least }));
    const isReadable = (hex: string) => grounds.every(({ ground, least }) => contrast(hex, ground) >= least);
    const settled = (other: string) => oklch((done[other] ??= settle(other)));
    const colour = derived(part, role, settled, oklch(chosen.brand)) ?? wanted(part, role, chosen);
    const choices = [colour, ...instead(part, role, chosen)].map(toHex);
    return choices.find(isReadable) ?? nearest(colour, isReadable);
  }
  for (const role of Object.keys(reference)) done[role] ??= settle(role);
  return done;
}

/** A colour that follows from another one of the palette, before its contrast is looked at. */
function derived(
  part: keyof Colours,
  role: string,
  settled: (role: string) => Oklch,
  choice: Oklch,
): Oklch | undefined {
  if (role === 'brandFill') {
    const brand = settled('brand');
    return part === 'light' && choice.l - brand.l > maxDarkening ? choice : brand;
  }
  if (part !== 'light') return undefined;
  if (role === 'brandStrong') return stronger(settled('brand'));
  return role === 'brandFillStrong' ? stronger(settled('brandFill')) : undefined;
}

/** A colour before its contrast is looked at. */
function wanted(part: keyof Colours, role: string, chosen: GroupColours): Oklch {
  const own = oklch((colours[part] as Record<string, string>)[role] ?? '');
  const source = (['brand', 'accent'] as const).find((each) => sources[part][each].includes(role));
  if (!source) return own;
  const choice = oklch(chosen[source]);
  // On dark screens a light choice is text and button as it is.
  const isLight = part === 'dark' && role === 'brand' && choice.l > own.l;
  return isLight || asChosen.includes(`${part}.${role}`)
    ? choice
    : moved(own, oklch(referenceColours[source]), choice);
}

/**
 * What to take before a shade that is merely readable: text that is light or dark, and in the
 * night band, where a dark accent would become a dull grey, the brand or a lighter accent.
 */
function instead(part: keyof Colours, role: string, { brand, accent }: GroupColours): Oklch[] {
  if (role === 'onGold') return [oklch(colours.light.onBrand)];
  if (role === 'onBrand') return [oklch(colours.light.ink)];
  if (part !== 'night' || role !== 'gold') return [];
  const lighter = moved(oklch(colours.night.gold), oklch(referenceColours.accent), oklch(accent));
  return [oklch(brand), lighter];
}

/** A colour of the reference, moved in hue and chroma as the choice differs from the reference. */
const moved = (own: Oklch, from: Oklch, to: Oklch): Oklch => ({
  ...own,
  c: own.c * Math.min(to.c / from.c, maxVividness),
  h: (own.h ?? 0) + (to.h === undefined ? 0 : to.h - (from.h ?? 0)),
});

/** The shade of a hovered button: darker than the button, lighter where that is nearly black. */
function stronger(brand: Oklch): Oklch {
  const from = oklch(colours.light.brand);
  const own = oklch(colours.light.brandStrong);
  const distance = own.l - from.l;
  return {
    ...moved(own, from, brand),
    l: brand.l > -2 * distance ? brand.l + distance : brand.l - 3 * distance,
  };
}

/** The colour whose lightness is closest to that of the wanted one and that passes. */
function nearest(colour: Oklch, passes: (hex: string) => boolean): string {
  const step = 0.005;
  for (let distance = 0; distance <= 1 + step; distance += step) {
    for (const l of [colour.l - distance, colour.l + distance]) {
      if (l < -step || l > 1 + step) continue;
      const hex = toHex({ ...colour, l: Math.min(Math.max(l, 0), 1) });
      if (passes(hex)) return hex;
    }
  }
  throw new Error('No lightness makes this colour readable on its grounds.');
}

const toHex = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch')).toUpperCase();

function oklch(hex: string): Oklch {
  const colour = parse(hex);
  if (!colour) throw new Error(`${hex} is not a colour such as #1B3F94.`);
  return colour;
}
