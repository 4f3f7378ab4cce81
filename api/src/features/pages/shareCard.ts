import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { shareImageSize } from '@year-group/api-types/common/imageVariants';
import type { Colours } from '@year-group/api-types/group/colours';
import satori from 'satori';
import sharp from 'sharp';
import { builtFolders } from '#platform/folders.ts';

const require = createRequire(import.meta.url);
const fontFile = (name: string) => readFile(require.resolve(`@fontsource/${name}.woff`));

const maxTitleLength = 110;

let fonts: Promise<{ name: string; data: Buffer; weight: 400 | 600; style: 'normal' }[]> | undefined;
const loadFonts = () =>
  (fonts ??= Promise.all([
    fontFile('newsreader/files/newsreader-latin-600-normal'),
    fontFile('source-sans-3/files/source-sans-3-latin-400-normal'),
  ]).then(([title, text]) => [
    { name: 'title', data: title, weight: 600, style: 'normal' } as const,
    { name: 'text', data: text, weight: 400, style: 'normal' } as const,
  ]));

interface ShareCardText {
  /** A small line above the title, such as the category. */
  kicker: string;
  title: string;
  /** A line below it, such as the date. */
  detail: string;
}

/** Draws the share image of something without an image: JPEG of 1200 × 630, well under 250 kB. */
export async function drawShareCard(
  { kicker, title, detail }: ShareCardText,
  { light }: Colours,
  crestFile: Buffer | undefined,
): Promise<{ type: string; body: Buffer }> {
  const shown = title.length > maxTitleLength ? `${title.slice(0, maxTitleLength).trimEnd()}…` : title;
  const text = (style: object, children: string) => ({ type: 'div', props: { style, children } });
  const card = {
    type: 'div',
    props: {
      style: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        boxSizing: 'border-box',
        width: shareImageSize.width,
        height: shareImageSize.height,
        padding: '64px 80px',
        backgroundColor: light.paper,
        borderBottom: `20px solid ${light.brandFillStrong}`,
      },
      children: [
        text(
          { fontFamily: 'text', fontSize: 30, letterSpacing: 4, color: light.inkSoft },
          kicker.toUpperCase(),
        ),
        text(
          {
            fontFamily: 'title',
            fontSize: shown.length > 60 ? 54 : 76,
            lineHeight: 1.1,
            color: light.ink,
            margin: '20px 0 28px',
          },
          shown,
        ),
        text({ width: 96, height: 6, backgroundColor: light.gold, marginBottom: 28 }, ''),
        text({ fontFamily: 'text', fontSize: 32, color: light.inkSoft }, detail),
      ],
    },
  };
  const svg = await satori(card as Parameters<typeof satori>[0], {
    ...shareImageSize,
    fonts: await loadFonts(),
  });
  const body = await sharp(Buffer.from(svg))
    .composite(await crest(crestFile))
    .flatten({ background: light.paper })
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
  return { type: 'image/jpeg', body };
}

async function crest(own: Buffer | undefined) {
  const file = own ?? (await readFile(`${builtFolders.siteClient}/logo.png`).catch(() => undefined));
  if (!file) return [];
  const size = 108;
  return [
    {
      input: await sharp(file).resize(size, size, { fit: 'inside' }).png().toBuffer(),
      left: shareImageSize.width - 72 - size,
      top: 44,
    },
  ];
}
