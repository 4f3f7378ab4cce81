import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A picture as its pixels. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** How far two pictures are apart. */
export interface Difference {
  /** Pixels that differ by more than another way of smoothing an edge does. */
  pixels: number;
  sameSize: boolean;
  /** Both pictures as one, the differing pixels in red. */
  picture: Pixels;
}

/** How different a colour must be to count, from 0 to 1. */
const threshold = 0.02;
/**
 * How many such pixels two versions of Chromium may be apart in one picture of any size; a ratio
 * would allow more on a larger page.
 */
const forgiven = 8;

/** Reads a picture in any format. */
export async function decode(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Steps in which channels are stored. */
const step = 8;
const steps = Uint8Array.from(
  { length: 256 },
  (_, value) => Math.round(value / step) * step - (value > 251 ? 1 : 0),
);

/**
 * Writes a picture small enough for git, a quarter of the same as PNG: at most half a step away
 * from what was seen, which is below the threshold, and without a browser's noise in gradients.
 */
export function encode({ data, width, height }: Pixels): Promise<Buffer> {
  const stored = new Uint8Array(data.length);
  for (let index = 0; index < data.length; index += 1) stored[index] = steps[data[index] ?? 0] ?? 0;
  return sharp(stored, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}

/** Whether a picture, once stored, would be the accepted one: the quick answer for nearly all. */
export function isStoredAs(accepted: Pixels, { data, width, height }: Pixels): boolean {
  if (accepted.width !== width || accepted.height !== height) return false;
  for (let index = 0; index < data.length; index += 1)
    if (steps[data[index] ?? 0] !== accepted.data[index]) return false;
  return true;
}

/** Compares two pictures; of different sizes, the smaller one is continued in nothing. */
export function differenceOf(expected: Pixels, actual: Pixels): Difference {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const data = new Uint8Array(width * height * 4);
  const [one, other] = [expand(expected, width, height), expand(actual, width, height)];
  const pixels = pixelmatch(one, other, data, width, height, { threshold, alpha: 0.25 });
  const sameSize = expected.width === actual.width && expected.height === actual.height;
  return { pixels, sameSize, picture: { data, width, height } };
}

/** Says whether a difference is one that a person made, not one of the browser's version. */
export const isChange = ({ pixels, sameSize }: Difference): boolean => !sameSize || pixels > forgiven;

function expand({ data, width, height }: Pixels, wide: number, high: number): Uint8Array {
  if (width === wide && height === high) return data;
  const larger = new Uint8Array(wide * high * 4);
  for (let row = 0; row < height; row += 1)
    larger.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * wide * 4);
  return larger;
}
