import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** An image that hardly compresses, different each time. */
export function drawNoise(width: number, height: number, quality = 90): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}

/** The most memory that a process has had, in bytes; on Linux only. */
export const peakMemory = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** Uploads like a browser's form. */
export async function uploadPicture(url: string, headers: { authorization: string }, picture: Uint8Array) {
  const body = new FormData();
  body.append('image', new Blob([Uint8Array.from(picture)]), 'picture.jpg');
  const reply = await fetch(`${url}/api/admin/upload-image`, { method: 'POST', headers, body });
  const { imageUrl }: { imageUrl?: string } = await reply.json();
  return { status: reply.status, ...(imageUrl && { imageUrl }) };
}
