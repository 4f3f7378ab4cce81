import { imageWidths, shareImageSize } from '@year-group/api-types/common/imageVariants';
import type { Sharp } from 'sharp';

/** Maximum pixels of an upload: 50 megapixels. */
export const maxPixels = 50_000_000;

/** An encoded image: its main file's name and all files. */
export type EncodedImage = Awaited<ReturnType<typeof encodeImage>>;

const maxWidth = imageWidths[imageWidths.length - 1] ?? 1600;
const openOptions = { limitInputPixels: maxPixels, failOn: 'error' } as const;

/** Re-encodes an image upright, without metadata, in every width and as a share image. */
export async function encodeImage(input: Buffer, name: string) {
  // Loaded on demand: most processes never get an upload, and sharp doubles the memory of a start.
  const { default: sharp } = await import('sharp');
  const upright = await sharp(input, openOptions)
    .rotate()
    .resize({ width: maxWidth, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const open = () => sharp(upright.data, { raw: { width, height, channels } });
  const stem = `${name}-${width}x${height}-${await averageColour(open())}`;

  const files = await Promise.all([
    webp(open(), `${stem}.webp`),
    ...imageWidths
      .filter((each) => each < width)
      .map((each) => webp(open().resize({ width: each }), `${stem}.${each}.webp`)),
    sharePicture(open(), `${stem}.share.jpg`),
  ]);
  return { mainName: `${stem}.webp`, files };
}

async function webp(image: Sharp, name: string) {
  return { name, body: await image.webp({ quality: 78, effort: 4 }).toBuffer() };
}

async function sharePicture(image: Sharp, name: string) {
  const cover = image.resize({ ...shareImageSize, fit: 'cover', position: 'attention' });
  return { name, body: await cover.jpeg({ quality: 78, progressive: true, mozjpeg: true }).toBuffer() };
}

/** The average of all pixels, as `rrggbb`. */
export async function averageColour(image: Sharp): Promise<string> {
  const pixel = await image.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return pixel.subarray(0, 3).toString('hex');
}
