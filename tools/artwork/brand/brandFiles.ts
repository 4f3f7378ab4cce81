import type { ImageFile } from '@year-group/api/images/encodeImage';
import sharp from 'sharp';
import { gate, gateTall } from './gateScene.ts';
import { appIcon, favicon, logo, maskableIcon, touchIcon } from './icons.ts';
import { shareCard } from './shareCard.ts';

/** Files with fixed names in the site's public folder. */
export interface BrandFiles {
  slug: string;
  /** Largest size of any of the files, in kB. */
  limit: number;
  make: () => Promise<ImageFile[]>;
}

const drawn = async (svg: string, width: number) => sharp(await sharp(Buffer.from(svg)).png().toBuffer()).resize({ width, kernel: 'lanczos3' });

async function jpeg(name: string, svg: string, width: number, quality: number): Promise<ImageFile> {
  const image = await drawn(svg, width);
  return { name, body: await image.flatten().jpeg({ quality, mozjpeg: true, progressive: true }).toBuffer() };
}

/** One picture in several widths, as AVIF and WebP. */
async function widths(name: string, svg: string, each: readonly number[]): Promise<ImageFile[]> {
  const files: ImageFile[] = [];
  for (const width of each) {
    const image = (await drawn(svg, width)).flatten();
    files.push({ name: `images/${name}-${width}.avif`, body: await image.clone().avif({ quality: 52, effort: 4 }).toBuffer() });
    files.push({ name: `images/${name}-${width}.webp`, body: await image.webp({ quality: 78, effort: 5 }).toBuffer() });
  }
  return files;
}

async function png(name: string, svg: string, size: number): Promise<ImageFile> {
  const body = await sharp(Buffer.from(svg), { density: 288 }).resize(size, size).png({ compressionLevel: 9, palette: true, quality: 95 }).toBuffer();
  return { name, body };
}

/** An icon file that holds one PNG of 32 pixels. */
async function ico(name: string, svg: string): Promise<ImageFile> {
  const { body } = await png(name, svg, 32);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(body.length, 14);
  head.writeUInt32LE(22, 18);
  return { name, body: Buffer.concat([head, body]) };
}

const text = (name: string, svg: string): ImageFile => ({ name, body: Buffer.from(`${svg}\n`) });

export const brandFiles: BrandFiles[] = [
  {
    slug: 'crest', limit: 60,
    make: async () => [
      text('logo.svg', logo), text('favicon.svg', favicon), ...(await Promise.all([png('logo.png', logo, 512), ico('favicon.ico', favicon),
      png('apple-touch-icon.png', touchIcon, 180), png('icon-192.png', appIcon, 192), png('icon-512.png', appIcon, 512), png('icon-maskable-512.png', maskableIcon, 512)])),
    ],
  },
  { slug: 'gate', limit: 160, make: async () => [await jpeg('gate.jpg', gate, 1600, 80), ...(await widths('gate', gate, [960, 1600, 2000]))] },
  { slug: 'gate', limit: 60, make: async () => [...(await widths('gate', gate, [640])), ...(await widths('gate-tall', gateTall, [480, 828]))] },
  { slug: 'share', limit: 150, make: async () => [await jpeg('share.jpg', shareCard, 1200, 84)] },
];
