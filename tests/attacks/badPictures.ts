import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface Shape {
  width: number;
  height: number;
  frames?: number;
}
const small = { width: 64, height: 64 };
const plain = (size: Shape) => sharp({ create: { ...size, channels: 3, background: '#246' } });

/** A small AVIF whose header says another size. */
export async function avifOf({ width, height }: Shape): Promise<Buffer> {
  const bytes = await plain(small).avif().toBuffer();
  const at = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(width, at);
  bytes.writeUInt32BE(height, at + 4);
  return bytes;
}

/** A GIF with as many frames as are asked for, of one pixel each. */
export async function gifOf({ width, height, frames = 1 }: Shape): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.write('GIF89a');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  head[10] = 0x80;
  const colours = Buffer.from([0, 0, 0, 255, 255, 255]);
  const delay = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  const moving = Array.from({ length: frames }, () => Buffer.concat([delay, frame]));
  return Buffer.concat([head, colours, ...moving, Buffer.from([0x3b])]);
}

/** An animated WebP; of a large size only by its header. */
export async function webpOf({ width, height, frames = 2 }: Shape): Promise<Buffer> {
  const [side, pageHeight] = [16, 16];
  const pixels = Buffer.alloc(side * pageHeight * frames * 3);
  // Frames that are alike would be stored as one.
  for (let n = 0; n < pixels.length; n += 1) pixels[n] = (n * 7 + Math.floor(n / 768) * 31) & 255;
  const raw = { width: side, height: pageHeight * frames, channels: 3, pageHeight } as const;
  const bytes = await sharp(pixels, { raw }).webp({ effort: 0, quality: 1 }).toBuffer();
  const at = bytes.indexOf('VP8X') + 12;
  bytes.writeUIntLE(width - 1, at, 3);
  bytes.writeUIntLE(height - 1, at + 3, 3);
  return bytes;
}

/** A TIFF of two numbers: how wide and how high it says it is. */
export async function tiffOf({ width, height }: Shape): Promise<Buffer> {
  const entry = (tag: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(4, 2);
    bytes.writeUInt32LE(1, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const head = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0]);
  return Buffer.concat([head, entry(256, width), entry(257, height), Buffer.alloc(4)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of one pixel with this packed text, or colour profile, beside it. */
export function pngWith(type: string, packed: Buffer): Buffer {
  const size = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const name = Buffer.from(type === 'iTXt' ? 'a\0\x01\0\0\0' : 'a\0\0', 'latin1');
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk(type, Buffer.concat([name, packed])),
    chunk('IDAT', deflateSync(Buffer.from([0, 1, 2, 3]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg = (body: string, size = 'width="10" height="10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${body}</svg>`;
const doubled = (n: number) =>
  `<g id="a${n}"><use xlink:href="#a${n - 1}"/><use xlink:href="#a${n - 1}"/></g>`;
const entity = (n: number) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`;
const entities = Array.from({ length: 9 }, (_, n) => entity(n)).join('');

const copies = Array.from({ length: 30 }, (_, n) => doubled(n + 1)).join('');
export const svgBombs: Record<string, string> = {
  'of a billion copies': svg(`<g id="a0"><rect width="1" height="1"/></g>${copies}`),
  'of a billion laughs': `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities}]>${svg('<text>&e9;</text>')}`,
  'of a billion pixels': svg('<rect width="9" height="9"/>', 'width="1000000" height="1000000"'),
  'that reads a file': `<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>${svg('<text>&f;</text>')}`,
  'that asks an address': svg('<image xlink:href="http://127.0.0.1:9/" width="9" height="9"/>'),
  'with a filter that never ends': svg(
    '<filter id="f"><feGaussianBlur stdDeviation="100000"/></filter><rect filter="url(#f)" width="9" height="9"/>',
  ),
};

/** Pictures as they should be, and one of a strange shape. */
export const pictures = {
  of: (kind: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif') => {
    const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
    return sharp({ create: { width: 120, height: 90, channels: 3, background: '#246', noise } })
      .toFormat(kind)
      .toBuffer();
  },
  thread: () => plain({ width: 2, height: 9_000_000 }).png().toBuffer(),
};
