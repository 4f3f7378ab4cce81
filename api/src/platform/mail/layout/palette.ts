import { type ColorRole, type Colours, colours } from '@year-group/api-types/group/colours';

/** Colours of a letter: mail programs do not support custom properties, so each is written out. */
export type LetterColours = Pick<Colours, 'light' | 'dark'>;
export const referenceColours: LetterColours = colours;

/** Fonts that every mail program has. */
export const fonts = {
  title: "Georgia, 'Times New Roman', serif",
  text: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  code: "'SF Mono', Menlo, Consolas, 'Courier New', monospace",
} as const;

const classes: Record<string, [property: string, role: ColorRole]> = {
  paper: ['background-color', 'paper'],
  surface: ['background-color', 'surface'],
  sunken: ['background-color', 'surfaceSunken'],
  ink: ['color', 'ink'],
  'ink-soft': ['color', 'inkSoft'],
  brand: ['color', 'brand'],
  line: ['border-color', 'line'],
  gold: ['background-color', 'gold'],
  button: ['background-color', 'brandFill'],
  'on-brand': ['color', 'onBrand'],
};

/** Styles that cannot be inline: the dark look (Outlook by attribute), narrow screens. */
export function darkStyles({ dark }: LetterColours): string {
  const rules = (before: string) =>
    Object.entries(classes)
      .map(([name, [property, role]]) => `${before}.${name}{${property}:${dark[role]} !important}`)
      .join('');
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (prefers-color-scheme:dark){${rules('')}}`,
    rules('[data-ogsc] '),
    '@media (max-width:480px){.card{padding:28px 22px 14px !important}}',
  ].join('\n');
}
