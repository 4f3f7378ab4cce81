import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { imageVariants } from '@year-group/api-types/common/imageVariants';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPicture, upload, uploadPicture } from '#testing/pictures.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();

const storedFile = (url: string) => readFile(join(api.services.settings.dataDir, 'uploads', basename(url)));
const storedNames = () => readdir(join(api.services.settings.dataDir, 'uploads'));

async function store(body: Buffer): Promise<string> {
  const reply = await upload(api, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().imageUrl;
}

it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('accepts a %s image', async (format) => {
  const imageUrl = await store(await drawPicture(640, 400).toFormat(format).toBuffer());
  const stored = await sharp(await storedFile(imageUrl)).metadata();
  expect(stored).toMatchObject({ format: 'webp', width: 640, height: 400 });
});

it('detects an image by its content, whatever its name and type say', async () => {
  const png = await drawPicture().png().toBuffer();
  const reply = await upload(api, png, { fileName: '../../notes.txt', type: 'text/plain' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json().imageUrl).toMatch(/^\/uploads\/[0-9a-f]{24}-640x400-[0-9a-f]{6}\.webp$/);
});

it('rotates a photo upright and removes location and camera data', async () => {
  const photograph = await drawPicture(640, 400)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '5/1 39/1 45/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 11/1 1/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const before = await sharp(photograph).metadata();
  expect([before.orientation, before.exif?.includes('Phone')]).toEqual([6, true]);

  const variants = imageVariants(await store(photograph));
  expect(variants).toMatchObject({ width: 400, height: 640 });
  for (const url of [variants?.src ?? '', variants?.share ?? '']) {
    const { exif, xmp, iptc, orientation } = await sharp(await storedFile(url)).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
  }
});

it('puts transparent images on white', async () => {
  const clear = { r: 200, g: 0, b: 0, alpha: 0 };
  const png = await sharp({ create: { width: 100, height: 100, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const imageUrl = await store(png);
  expect(imageVariants(imageUrl)?.colour).toBe('#ffffff');
  const { hasAlpha } = await sharp(await storedFile(imageUrl)).metadata();
  expect(hasAlpha).toBe(false);
});

it.each([
  { width: 2400, height: 1500, widths: [240, 480, 736, 960, 1600] },
  { width: 1000, height: 700, widths: [240, 480, 736, 960, 1000] },
  { width: 480, height: 300, widths: [240, 480] },
  { width: 3, height: 2, widths: [3] },
])('stores an image of $width pixels in the widths $widths, as the pages expect', async (picture) => {
  const imageUrl = await store(await drawPicture(picture.width, picture.height).jpeg().toBuffer());
  const variants = imageVariants(imageUrl);
  const promised = variants?.srcSet.split(', ').map((each) => each.split(' ')) ?? [];
  expect(promised.map(([, width]) => width)).toEqual(picture.widths.map((width) => `${width}w`));
  for (const [url = '', width = ''] of promised) {
    const stored = await sharp(await storedFile(url)).metadata();
    expect(`${stored.width}w`).toBe(width);
  }
  expect(await sharp(await storedFile(imageUrl)).metadata()).toMatchObject({ height: variants?.height });
  const share = await sharp(await storedFile(variants?.share ?? '')).metadata();
  expect(share).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

it('includes the average colour of an image in its address', async () => {
  const imageUrl = await store(await drawPicture(300, 200, '#12295f').png().toBuffer());
  expect(imageVariants(imageUrl)?.colour).toBe('#12295f');
});

it('stores the same bytes once', async () => {
  const imageUrl = await uploadPicture(api);
  const names = await storedNames();
  const bytes = await drawPicture(700, 400, '#aabbcc').png().toBuffer();
  const [first, second] = await Promise.all([store(bytes), store(bytes)]);
  expect(second).toBe(first);
  expect(await storedNames()).toHaveLength(names.length + 4);
  expect(first).not.toBe(imageUrl);
});

it('leaves no partial file behind', async () => {
  expect((await storedNames()).filter((name) => !/^[0-9a-f]{24}-.*\.(webp|jpg)$/.test(name))).toEqual([]);
});
