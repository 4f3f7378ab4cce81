import newsreader from '@fontsource/newsreader/files/newsreader-latin-600-normal.woff2?url';
import extended from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/** The addresses of the two fonts that every page uses, to be preloaded: the same files as in `fonts.css`. */
export const fontsOfEveryPage = [newsreader, sourceSans];

/** The letters that Fontsource's style sheet lists for the extended file. */
const extendedLetters = [
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF',
  'U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
].join(', ');

/**
 * Adds Source Sans for ₵ and for letters such as ɔ and ɛ, to be called once the page is drawn: nothing need wait
 * for these 61 kB. A sign in a price then changes its shape, and hardly its width.
 */
export function addExtendedFont(): void {
  const source = `url(${extended}) format('woff2')`;
  const face = { weight: '200 900', display: 'swap', unicodeRange: extendedLetters } as const;
  document.fonts.add(new FontFace('Source Sans 3', source, face));
}
