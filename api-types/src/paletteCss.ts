import { type Colours, colours } from './colours.ts';

/** `surfaceSunken` becomes `surface-sunken`. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The colours that differ from the reference, as custom properties. */
const changed = (prefix: string, part: keyof Colours, palette: Colours): string =>
  Object.entries(palette[part])
    .filter(([role, value]) => value !== (colours[part] as Record<string, string>)[role])
    .map(([role, value]) => `--${prefix}-${kebab(role)}:${value}`)
    .join(';');

/**
 * What a page's styles need after `tokens.css` for a palette: nothing for the reference. Outside of
 * all layers, so that it wins over the tokens; on paper the light theme remains.
 */
export function paletteCss(palette: Colours): string {
  const night = changed('night', 'night', palette);
  const light = [night, changed('color', 'light', palette)].filter(Boolean).join(';');
  const dark = changed('color', 'dark', palette);
  return [
    light && `:root{${light}}`,
    dark && `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`,
    dark && `[data-theme=dark]{${dark}}`,
  ].join('');
}
