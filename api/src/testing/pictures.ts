import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { TestApp } from './testApp.ts';

/** An image of one colour in sharp, without a format yet. */
export function drawPicture(width = 640, height = 400, background = '#c8a15a') {
  return sharp({ create: { width, height, channels: 4, background } });
}

/** Uploads as the administrator, like a browser's form. */
export async function upload(
  { as }: TestApp,
  body: Uint8Array,
  {
    field = 'image',
    fileName = 'picture.jpg',
    type = 'image/jpeg',
    more = [] as [string, Uint8Array][],
    path = '/api/admin/upload-image',
  } = {},
) {
  const form = new FormData();
  for (const [name, bytes] of [[field, body] as const, ...more])
    form.append(name, new Blob([Uint8Array.from(bytes)], { type }), fileName);
  const encoded = new Response(form);
  return as.admin('POST', path, Buffer.from(await encoded.arrayBuffer()), {
    'content-type': encoded.headers.get('content-type') ?? '',
  });
}

/** Uploads an image that no other test has; resolves to its address. */
export async function uploadPicture(api: TestApp): Promise<string> {
  drawn += 1;
  const background = `#${drawn.toString(16).padStart(6, '0')}`;
  const reply = await upload(api, await drawPicture(500, 300, background).png().toBuffer());
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().imageUrl;
}
let drawn = 0;

/** A black PNG of any size in a few bytes, to exhaust a server's memory. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit of grey per pixel.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
