/**
 * Reduces the two web fonts to the characters that our pages use, and adds fallbacks of the same
 * size. Run it with `pnpm --filter @year-group/ui-kit fonts`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const here = (file: string) => join(import.meta.dirname, file);
const source = (family: string, file: string) =>
  join(dirname(resolve(`@fontsource-variable/${family}/package.json`)), file);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const latin = `${ascii}\u00A0£©«°·»¿×ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÜßàáâãäçèéêëíîïñóôõöúüœ‘’‚“”„–—•…€−`;
/**
 * Letters of Akan, Ewe, Ga and Dagbani, and the cedi sign: a small file of their own, fetched only
 * by a page that shows one.
 */
const ghana = 'ƐɛƆɔŊŋƉɖƑƒƔɣƲʋẽĩũ₵';

interface Face {
  name: string;
  family: string;
  from: [family: string, file: string];
  letters: string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
  display: 'swap' | 'optional';
  /** Scales letters of another family to the size of their neighbours. */
  scale?: string;
}

/** The font features that the pages use: kerning, ligatures such as fi, tabular figures. */
const keepFeatures = ['kern', 'liga', 'tnum'];

const titleAxes = { wght: 600, opsz: 36 };
const textAxes = { wght: { min: 400, max: 600 } };
const faces: Face[] = [
  {
    name: 'title',
    family: 'Newsreader',
    from: ['newsreader', 'files/newsreader-latin-opsz-normal.woff2'],
    letters: latin,
    axes: titleAxes,
    weight: '600',
    display: 'swap',
  },
  // Newsreader has no open o or open e. EB Garamond has similar ones, a little smaller.
  {
    name: 'title-ghana',
    family: 'Newsreader',
    from: ['eb-garamond', 'files/eb-garamond-latin-ext-wght-normal.woff2'],
    letters: ghana,
    axes: { wght: 700 },
    weight: '600',
    display: 'swap',
    scale: '105%',
  },
  {
    name: 'text',
    family: 'Source Sans 3',
    from: ['source-sans-3', 'files/source-sans-3-latin-wght-normal.woff2'],
    letters: latin,
    axes: textAxes,
    weight: '400 600',
    display: 'optional',
  },
  {
    name: 'text-ghana',
    family: 'Source Sans 3',
    from: ['source-sans-3', 'files/source-sans-3-latin-ext-wght-normal.woff2'],
    letters: ghana,
    axes: textAxes,
    weight: '400 600',
    display: 'swap',
  },
];

/** Fonts that phones and computers have, with the mean advance of the sample below in em. */
const fallbacks = [
  {
    name: 'Newsreader Fallback',
    of: 'title',
    weight: '600',
    advance: 0.4422,
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
  },
  {
    name: 'Newsreader Fallback Android',
    of: 'title',
    weight: '600',
    advance: 0.5226,
    local: ['Noto Serif Bold', 'NotoSerif-Bold', 'Droid Serif Bold'],
  },
  {
    name: 'Source Sans Fallback',
    of: 'text',
    weight: '400 600',
    advance: 0.4592,
    local: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans'],
  },
  {
    name: 'Source Sans Fallback Android',
    of: 'text',
    weight: '400 600',
    advance: 0.4577,
    local: ['Roboto', 'Roboto-Regular'],
  },
];
const sample =
  'We meet in the town where we went to school, and give back to those who sit there now; nobody is a guest at our table. Kwabena Owusu-Ansah returns to the science lab on 14 March 2026 with thirty new microscopes.';

async function measure({ from, axes }: Face) {
  const variationAxes = Object.fromEntries(
    Object.entries(axes).map(([axis, value]) => [axis, typeof value === 'number' ? value : value.min]),
  );
  const font = fontkit.create(
    await subsetFont(readFileSync(source(...from)), sample, { targetFormat: 'truetype', variationAxes }),
  ) as fontkit.Font;
  const widths = Array.from(
    sample,
    (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 32).advanceWidth,
  );
  const em = font.unitsPerEm;
  return {
    advance: widths.reduce((sum, width) => sum + width, 0) / widths.length / em,
    ascent: font.ascent / em,
    descent: -font.descent / em,
  };
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;
const range = (letters: string) =>
  [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`).join(', ');

const css = ['/* Written by `pnpm --filter @year-group/ui-kit fonts`. Change makeFonts.ts. */'];
for (const face of faces) {
  // A variable, because the library's types do not know `keepFeatures` yet.
  const cut = { targetFormat: 'woff2', variationAxes: face.axes, keepFeatures } as const;
  const bytes = await subsetFont(readFileSync(source(...face.from)), face.letters, cut);
  writeFileSync(here(`${face.name}.woff2`), bytes);
  console.log(face.name, bytes.length);
  const unicodeRange = face.letters === ghana ? `\n  unicode-range: ${range(ghana)};` : '';
  const scale = face.scale ? `\n  size-adjust: ${face.scale};` : '';
  css.push(`@font-face {
  font-family: '${face.family}';
  src: url('./fonts/${face.name}.woff2') format('woff2');
  font-weight: ${face.weight};
  font-display: ${face.display};${scale}${unicodeRange}
}`);
}
for (const { name, of, weight, advance, local } of fallbacks) {
  const face = faces.find((each) => each.name === of);
  if (!face) throw new Error(`No face is called ${of}`);
  const real = await measure(face);
  const scale = real.advance / advance;
  css.push(`@font-face {
  font-family: '${name}';
  src: ${local.map((font) => `local('${font}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(real.ascent / scale)};
  descent-override: ${percent(real.descent / scale)};
  line-gap-override: 0%;
}`);
}
writeFileSync(here('../fonts.css'), `${css.join('\n\n')}\n`);
for (const family of ['newsreader', 'eb-garamond', 'source-sans-3']) {
  copyFileSync(source(family, 'LICENSE'), here(`OFL-${family}.txt`));
}
