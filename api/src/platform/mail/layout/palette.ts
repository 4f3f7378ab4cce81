/**
 * A copy of the site's colours (`ui-kit/src/tokens/tokens.ts`): mail programs do not support custom
 * properties, and the server does not import the kit.
 */
export const light = {
  paper: '#FBF9F4',
  surface: '#FFFFFF',
  sunken: '#F3EFE6',
  ink: '#14213D',
  inkSoft: '#4A5672',
  line: '#E3DDCF',
  brand: '#1B3F94',
  onBrand: '#FFFFFF',
  gold: '#E3A82B',
} as const;

type Role = keyof typeof light;

const dark: Record<Role, string> = {
  paper: '#0C1220',
  surface: '#141C2E',
  sunken: '#0F1626',
  ink: '#EDF1FA',
  inkSoft: '#A9B4CC',
  line: '#26314A',
  brand: '#8FB0FF',
  onBrand: '#0C1220',
  gold: '#F0BE55',
};

/** Fonts that every mail program has. */
export const fonts = {
  title: "Georgia, 'Times New Roman', serif",
  text: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  code: "'SF Mono', Menlo, Consolas, 'Courier New', monospace",
} as const;

const classes: Record<string, [property: string, role: Role]> = {
  paper: ['background-color', 'paper'],
  surface: ['background-color', 'surface'],
  sunken: ['background-color', 'sunken'],
  ink: ['color', 'ink'],
  'ink-soft': ['color', 'inkSoft'],
  brand: ['color', 'brand'],
  line: ['border-color', 'line'],
  gold: ['background-color', 'gold'],
  button: ['background-color', 'brand'],
  'on-brand': ['color', 'onBrand'],
};

const rules = (before: string): string =>
  Object.entries(classes)
    .map(([name, [property, role]]) => `${before}.${name}{${property}:${dark[role]} !important}`)
    .join('');

/** Styles that cannot be inline: the dark look (Outlook by attribute), narrow screens. */
export const darkStyles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${rules('')}}`,
  rules('[data-ogsc] '),
  '@media (max-width:480px){.card{padding:28px 22px 14px !important}}',
].join('\n');
