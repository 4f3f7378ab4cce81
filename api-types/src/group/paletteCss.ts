import type { Colours } from './colours.ts';

/** `surfaceSunken` becomes `surface-sunken`. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const properties = (prefix: string, part: Readonly<Record<string, string>>): string =>
  Object.entries(part)
    .map(([role, colour]) => `--${prefix}-${kebab(role)}:${colour}`)
    .join(';');

/**
 * What a page's styles need after `tokens.css` for a palette. Outside of all layers, so that it
 * wins over the tokens; on paper the light theme remains.
 */
export function paletteCss({ light, dark, night }: Colours): string {
  const darkColours = properties('color', dark);
  return [
    `:root{${properties('night', night)};${properties('color', light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${darkColours}}}`,
    `[data-theme=dark]{${darkColours}}`,
  ].join('');
}
