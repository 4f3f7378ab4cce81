import type { Colours } from '@year-group/api-types/group/colours';

type Draw = (crest: Buffer, colours: Colours) => Promise<{ type: string; body: Buffer }>;

/** The addresses of the crest and the icons. The product's own are files of the built site. */
export const icons: Readonly<Record<string, Draw>> = {
  'logo.svg': (crest) => asSvg(crest, 256),
  'logo.png': (crest) => asPng(crest, 512),
  'favicon.svg': (crest) => asSvg(crest, 64),
  // Browsers go by its content type.
  'favicon.ico': (crest) => asPng(crest, 32),
  'apple-touch-icon.png': (crest, { light }) => asPng(crest, 180, { ground: light.paper, margin: 0.08 }),
  'icon-192.png': (crest) => asPng(crest, 192),
  'icon-512.png': (crest) => asPng(crest, 512),
  // Phones cut a circle out of it, of at least four fifths of the width.
  'icon-maskable-512.png': (crest, { light }) => asPng(crest, 512, { ground: light.paper, margin: 0.2 }),
};

interface Framing {
  ground?: string;
  margin?: number;
}

async function square(crest: Buffer, size: number, { ground, margin = 0 }: Framing = {}): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const border = Math.round(size * margin);
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(crest)
    .resize(size - 2 * border, size - 2 * border, {
      fit: 'contain',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .extend({ top: border, bottom: border, left: border, right: border, background })
    .flatten(ground ? { background: ground } : false)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const asPng = async (crest: Buffer, size: number, framing?: Framing) => ({
  type: 'image/png',
  body: await square(crest, size, framing),
});

/** The crest's pixels in an SVG file, for addresses that browsers read as SVG. */
async function asSvg(crest: Buffer, size: number) {
  const pixels = (await square(crest, size)).toString('base64');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${pixels}"/></svg>`;
  return { type: 'image/svg+xml', body: Buffer.from(svg) };
}
