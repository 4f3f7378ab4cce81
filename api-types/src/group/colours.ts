/**
 * The reference colours of both themes and of the night band: the only place where a colour is
 * written down. The palette of a group with its own colours is made from them (`palette.ts`).
 */

const light = {
  /** The page. */
  paper: '#FBF9F4',
  /** Cards and floating surfaces. */
  surface: '#FFFFFF',
  /** Bands and wells, a step below the page. */
  surfaceSunken: '#F3EFE6',
  /** Text. */
  ink: '#14213D',
  /** Secondary text. */
  inkSoft: '#4A5672',
  /** Hairlines between parts of a page. */
  line: '#E3DDCF',
  /** Edges of controls. */
  lineStrong: '#857F72',
  /** Links, edges of what is chosen, focus rings. */
  brand: '#1B3F94',
  brandStrong: '#12295F',
  brandTint: '#E9EEFA',
  /** Buttons: a light choice stays as it is, with dark text. */
  brandFill: '#1B3F94',
  brandFillStrong: '#12295F',
  onBrand: '#FFFFFF',
  /** The gold accent: a rule or a badge. */
  gold: '#E3A82B',
  /** Accent text on the page's background. */
  goldInk: '#7A5200',
  onGold: '#14213D',
  success: '#1E6F4C',
  warning: '#8A5A00',
  danger: '#B3261E',
  onDanger: '#FFFFFF',
} as const;

/** The colours that every theme must define. */
export type ColorRole = keyof typeof light;

const dark: Readonly<Record<ColorRole, string>> = {
  paper: '#0C1220',
  surface: '#141C2E',
  surfaceSunken: '#0F1626',
  ink: '#EDF1FA',
  inkSoft: '#A9B4CC',
  line: '#26314A',
  lineStrong: '#6E7C9C',
  brand: '#8FB0FF',
  brandStrong: '#B6CCFF',
  brandTint: '#1A2748',
  brandFill: '#8FB0FF',
  brandFillStrong: '#B6CCFF',
  onBrand: '#0C1220',
  gold: '#F0BE55',
  goldInk: '#F0BE55',
  onGold: '#14213D',
  success: '#5CC99A',
  warning: '#E6B450',
  danger: '#FF8A80',
  onDanger: '#0C1220',
};

/** Backgrounds that stay dark in both themes: hero, footer, lightbox. */
const night = {
  ground: '#12295F',
  deep: '#0B1A40',
  line: '#33487F',
  ink: '#FFFFFF',
  inkSoft: '#CBD6F0',
  gold: '#E3A82B',
  onGold: '#14213D',
} as const;
export type NightRole = keyof typeof night;

export type ThemeName = 'light' | 'dark';

export const colours = { light, dark, night } as const;

/** All colours of a group: both themes and the night band, as `#RRGGBB`. */
export interface Colours {
  light: Readonly<Record<ColorRole, string>>;
  dark: Readonly<Record<ColorRole, string>>;
  night: Readonly<Record<NightRole, string>>;
}

/** The two colours that a group chooses. */
export interface GroupColours {
  brand: string;
  accent: string;
}
/** The choice that gives exactly the reference colours. */
export const referenceColours: GroupColours = { brand: light.brand, accent: light.gold };

/** Contrasts that WCAG requires, and the least at which a mere decoration is visible. */
const contrastOf = { text: 4.5, control: 3, decoration: 1.1 } as const;

type Grounds<Role extends string> = Partial<Record<Role, keyof typeof contrastOf>>;
const page = { paper: 'text', surface: 'text', surfaceSunken: 'text' } as const;
const tinted = { ...page, brandTint: 'text' } as const;
const edge = { paper: 'control', surface: 'control', surfaceSunken: 'control' } as const;
const trim = { paper: 'decoration', surface: 'decoration', surfaceSunken: 'decoration' } as const;

/** What each colour is shown on, and how well it must be seen there. Grounds stand on nothing. */
const themePairs: Readonly<Record<ColorRole, Grounds<ColorRole>>> = {
  paper: {},
  surface: {},
  surfaceSunken: {},
  brandTint: {},
  ink: tinted,
  inkSoft: tinted,
  line: trim,
  lineStrong: edge,
  brand: tinted,
  brandStrong: tinted,
  brandFill: trim,
  brandFillStrong: { ...trim, onBrand: 'text' },
  onBrand: { brandFill: 'text' },
  gold: trim,
  goldInk: page,
  onGold: { gold: 'text' },
  success: page,
  warning: page,
  danger: page,
  onDanger: { danger: 'text' },
};
const nightText = { ground: 'text', deep: 'text' } as const;
/** The same for the night band. */
const nightPairs: Readonly<Record<NightRole, Grounds<NightRole>>> = {
  ground: {},
  deep: {},
  line: { ground: 'decoration', deep: 'decoration' },
  ink: { ...nightText, line: 'text' },
  inkSoft: nightText,
  gold: nightText,
  onGold: { gold: 'text' },
};

/** Every pair of colours used together in a part of the palette: front, ground, least contrast. */
export function pairsOf(part: keyof Colours): [front: string, ground: string, least: number][] {
  const table: Record<string, Grounds<string>> = part === 'night' ? nightPairs : themePairs;
  return Object.entries(table).flatMap(([front, grounds]) =>
    Object.entries(grounds).map(([ground, use = 'text']): [string, string, number] => [
      front,
      ground,
      contrastOf[use],
    ]),
  );
}
