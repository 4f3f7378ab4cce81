/** Brand colours and the golden-hour range that every picture is mixed from. */
export const palette = {
  brand: '#1B3F94',
  brandStrong: '#12295F',
  ink: '#14213D',
  night: '#0B1733',
  gold: '#E3A82B',
  paper: '#FBF9F4',
  cream: '#F8E6C4',
  sun: '#FFE3A6',
  amber: '#F7B85C',
  orange: '#EC8A4A',
  rose: '#D97A6C',
  mauve: '#9C6F8E',
  dusk: '#4F5A93',
  terracotta: '#B9512F',
  laterite: '#A8452C',
  earth: '#6E2F2A',
  wall: '#F2D3A2',
  wallShade: '#BF8467',
  leaf: '#5E7F3A',
  leafLight: '#A9A541',
  leafDark: '#24463F',
  leafDeep: '#15303A',
  flame: '#D9432A',
  wood: '#7A4527',
  woodDark: '#472621',
  white: '#FFF8E8',
  khaki: '#C9A668',
  red: '#B3261E',
  green: '#1E6F4C',
} as const;

/** Skin tones from deep to light brown. */
export const skins = ['#3B211A', '#4A2A1E', '#5C3523', '#6E4129', '#824F31', '#96603C'] as const;

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A colour between two hexadecimal colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const a = channels(from);
  const b = channels(to);
  const part = (index: 0 | 1 | 2) =>
    Math.round(a[index] + (b[index] - a[index]) * amount)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

/** The same colour in shadow: cooler and darker. */
export const shaded = (colour: string, amount = 0.35) => mix(colour, '#1A1B45', amount);

/** The same colour in evening sun: warmer and lighter. */
export const sunned = (colour: string, amount = 0.35) => mix(colour, '#FFDD9A', amount);
