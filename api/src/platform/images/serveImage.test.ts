import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageVariants } from '@year-group/api-types/common/imageVariants';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { uploadPicture } from '#testing/pictures.ts';
import { rawRequest } from '#testing/rawRequest.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
let origin: string;
let imageUrl: string;
beforeAll(async () => {
  origin = await api.listen();
  imageUrl = await uploadPicture(api);
  await writeFile(join(api.services.settings.dataDir, 'secret.webp'), 'secret');
});

it('serves every width and the share image, cacheable for good', async () => {
  const { srcSet = '', share = '' } = imageVariants(imageUrl) ?? {};
  const urls = [...srcSet.split(', ').map((each) => each.split(' ')[0] ?? ''), share];
  expect(urls).toHaveLength(4);
  for (const url of urls) {
    const { status, headers, body } = await rawRequest(origin, url);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe(url === share ? 'image/jpeg' : 'image/webp');
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(await sharp(body).metadata()).toMatchObject({ format: url === share ? 'jpeg' : 'webp' });
  }
});

it('answers 304 to a current copy', async () => {
  const { headers } = await rawRequest(origin, imageUrl);
  const again = await rawRequest(origin, imageUrl, { headers: { 'if-none-match': headers.etag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it('answers HEAD with the headers only', async () => {
  const whole = await rawRequest(origin, imageUrl);
  const head = await rawRequest(origin, imageUrl, { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
});

it('allows pages of other origins to show an image', async () => {
  const { headers } = await rawRequest(origin, imageUrl);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

it.each([
  '/uploads/',
  '/uploads/unknown-100x100-aabbcc.webp',
  '/uploads/unknown.svg',
  '/uploads/.webp',
  '/uploads/../secret.webp',
  '/uploads/..%2fsecret.webp',
  '/uploads/%2e%2e/secret.webp',
  '/uploads/%2e%2e%2fsecret.webp',
  '/uploads/..%252fsecret.webp',
  '/uploads/..\\secret.webp',
  '/uploads/..%5csecret.webp',
  '/uploads/....//secret.webp',
  '/uploads/%c0%ae%c0%ae%c0%afsecret.webp',
  '/uploads/secret.webp%00.webp',
  '/uploads//etc/passwd',
  `/uploads/${'a'.repeat(250)}.webp`,
])('serves no other files for %s', async (path) => {
  const { status, body } = await rawRequest(origin, path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body.toString()).not.toContain('secret');
  expect(JSON.parse(body.toString())).toMatchObject({ error: expect.any(String), code: expect.any(String) });
});

it('sends the largest width for one that did not exist at upload time', async () => {
  const missing = imageUrl.replace('.webp', '.240.webp');
  await rm(join(api.services.settings.dataDir, missing));
  const { status, body } = await rawRequest(origin, missing);
  expect([status, (await sharp(body).metadata()).width]).toEqual([200, imageVariants(imageUrl)?.width]);
});

it('sends a small width for Save-Data, and varies by it', async () => {
  const whole = await rawRequest(origin, imageUrl);
  const saving = await rawRequest(origin, imageUrl, { headers: { 'save-data': 'on' } });
  expect(saving.status).toBe(200);
  expect((await sharp(saving.body).metadata()).width).toBe(480);
  expect(saving.body.length).toBeLessThan(whole.body.length);
  for (const { headers } of [whole, saving]) expect(headers.vary).toContain('Save-Data');
  const share = imageVariants(imageUrl)?.share ?? '';
  const shared = await rawRequest(origin, share, { headers: { 'save-data': 'on' } });
  expect((await sharp(shared.body).metadata()).format).toBe('jpeg');
});
