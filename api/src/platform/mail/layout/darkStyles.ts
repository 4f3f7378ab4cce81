import { dark, type Role } from './palette.ts';

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
