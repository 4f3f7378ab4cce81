import { type Colours, colours } from './colours.ts';

/** `surfaceSunken` becomes `surface-sunken`. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Part = Readonly<Record<string, string>>;

/** The names of the colours in which any of these parts differs from the reference. */
const changedIn = (palette: Colours, ...parts: (keyof Colours)[]): string[] =>
  Object.keys(palette[parts[0] ?? 'light']).filter((role) =>
    parts.some((part) => (palette[part] as Part)[role] !== (colours[part] as Part)[role]),
  );
const properties = (prefix: string, part: Part, roles: string[]): string =>
  roles.map((role) => `--${prefix}-${kebab(role)}:${part[role]}`).join(';');

/**
 * What a page's styles need after `tokens.css` for a palette: nothing for the reference, or every
 * colour (`isWhole`) where another palette may come before. Outside of all layers, so that it wins
 * over the tokens; on paper the light theme remains.
 */
export function paletteCss(palette: Colours, { isWhole = false } = {}): string {
  const changed: typeof changedIn = isWhole
    ? (_palette, part = 'light') => Object.keys(colours[part])
    : changedIn;
  // Both themes name the same colours, or one of the light theme would remain in the dark one.
  const roles = changed(palette, 'light', 'dark');
  const night = properties('night', palette.night, changed(palette, 'night'));
  const light = [night, properties('color', palette.light, roles)].filter(Boolean).join(';');
  const dark = properties('color', palette.dark, roles);
  return [
    light && `:root{${light}}`,
    dark && `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`,
    dark && `[data-theme=dark]{${dark}}`,
  ].join('');
}
