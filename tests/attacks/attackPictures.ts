import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { peakMemory } from '../support/pictures.ts';
import { avifOf, gifOf, pictures, pngWith, svgBombs, tiffOf, webpOf } from './badPictures.ts';
import { expectReady, product } from './product.ts';

const megabyte = 1024 * 1024;
/** What resizing an allowed picture of 50 megapixels takes: 150 MB in each of three steps. */
const mostMemory = 450 * megabyte;
const isLinux = process.platform === 'linux';

/** Uploads what only looks like a picture, or becomes far larger than it looks. */
export function attackPictures(): void {
  let before: number;
  beforeAll(() => {
    if (!isLinux) return;
    // Resets the peak.
    writeFileSync(`/proc/${product.pid}/clear_refs`, '5');
    before = peakMemory(product.pid);
  });

  const upload = async (bytes: Uint8Array) => (await product.upload(bytes)).status;

  it.each(['avif', 'webp', 'tiff'] as const)('refuses a small %s that says it is huge', async (kind) => {
    const huge = { avif: avifOf, webp: webpOf, tiff: tiffOf }[kind];
    expect([413, 415]).toContain(await upload(await huge({ width: 60_000, height: 60_000 })));
  });

  it('takes a GIF that says it is huge for as large as its frames are', async () => {
    expect(await upload(await gifOf({ width: 60_000, height: 60_000 }))).toBe(200);
  });

  it('takes the first picture alone of many thousand moving ones', async () => {
    expect(await upload(await gifOf({ width: 16, height: 16, frames: 20_000 }))).toBe(200);
    expect(await upload(await webpOf({ width: 16, height: 16, frames: 2000 }))).toBe(200);
  });

  it.each(Object.keys(svgBombs))('draws no SVG: %s', async (name) => {
    expect(await upload(Buffer.from(svgBombs[name] ?? ''))).toBe(415);
  });

  it.each(['zTXt', 'iCCP', 'iTXt'])('unpacks no two hundred megabytes of %s', async (chunk) => {
    const packed = deflateSync(Buffer.alloc(200 * megabyte));
    expect([200, 413, 415]).toContain(await upload(pngWith(chunk, packed)));
  });

  it('accepts or refuses a very thin picture without a failure', async () => {
    expect([200, 413, 415]).toContain(await upload(await pictures.thread()));
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('refuses a truncated %s', async (kind) => {
    const whole = await pictures.of(kind);
    expect(await upload(whole)).toBe(200);
    for (const share of [0.1, 0.5, 0.9])
      expect(await upload(whole.subarray(0, Math.floor(whole.length * share))), `${share} of it`).toBe(415);
  });

  it.runIf(isLinux)('needed at most the memory of a picture that is allowed', () => {
    const grown = peakMemory(product.pid) - before;
    const [more, base] = [grown, before].map((bytes) => Math.round(bytes / megabyte));
    console.log(`attacks | memory for pictures | at most ${more} MB above ${base} MB`);
    expect(grown).toBeLessThan(mostMemory);
  });

  it('still works afterwards', () => expectReady());
}
