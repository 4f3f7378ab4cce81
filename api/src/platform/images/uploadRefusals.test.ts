import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { maxUploadBytes } from '@year-group/api-types/common/limits';
import { afterEach, expect, it } from 'vitest';
import { drawPicture, pngBomb, upload } from '#testing/pictures.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
afterEach(async () => {
  const stored = await readdir(join(api.services.settings.dataDir, 'uploads'));
  if (stored.length > 0) throw new Error(`A refused picture was stored: ${stored.join(', ')}`);
});

const path = '/api/admin/upload-image';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

it.each([
  ['a text named .jpg', async () => Buffer.from('Not a picture at all')],
  ['an SVG', async () => Buffer.from(svg)],
  ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF')],
  ['a page of HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', async () => Buffer.alloc(0)],
  ['a photograph cut off half way', async () => truncated('jpeg')],
  ['a PNG cut off half way', async () => truncated('png')],
  ['a WebP cut off half way', async () => truncated('webp')],
  ['a TIFF', async () => drawPicture().tiff().toBuffer()],
])('refuses %s with 415', async (_what, makeBody) => {
  const reply = await upload(api, await makeBody());
  expect(reply.statusCode).toBe(415);
  expect(reply.json()).toMatchObject({
    code: 'unsupported-media',
    error: 'This file is not a picture we can read. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
  });
});

it('refuses a file of more than 10 MB with 413', async () => {
  const picture = await drawPicture().jpeg().toBuffer();
  const reply = await upload(
    api,
    Buffer.concat([picture, Buffer.alloc(maxUploadBytes + 1 - picture.length)]),
  );
  expect(reply.statusCode).toBe(413);
  expect(reply.json()).toMatchObject({
    code: 'too-large',
    error: 'This picture is larger than 10 MB. Please choose a smaller one.',
  });
});

it('refuses an image of more than 50 megapixels with 413, however few bytes it has', async () => {
  const bomb = pngBomb(10_000, 5001);
  expect(bomb.length).toBeLessThan(20_000);
  const reply = await upload(api, bomb);
  expect(reply.statusCode).toBe(413);
  expect(reply.json()).toMatchObject({
    code: 'too-large',
    error: 'This picture has more than 50 megapixels. Please make it smaller first.',
  });
});

it('refuses two images in one call', async () => {
  const picture = await drawPicture().jpeg().toBuffer();
  const reply = await upload(api, picture, { more: [['image', picture]] });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().code).toBe('validation-failed');
});

it('refuses an image in a field of another name', async () => {
  const reply = await upload(api, await drawPicture().jpeg().toBuffer(), { field: 'file' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    code: 'validation-failed',
    error: 'Choose a picture to upload (field "image").',
  });
});

it('refuses a body that is not a form', async () => {
  expect((await api.as.admin('POST', path, { image: 'AAAA' })).statusCode).toBe(415);
  expect((await api.as.admin('POST', path)).statusCode).toBe(415);
});

it('refuses an incomplete form', async () => {
  const body = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc';
  const reply = await api.as.admin('POST', path, body, { 'content-type': 'multipart/form-data; boundary=x' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: expect.any(String), error: expect.any(String) });
});

it('refuses everyone but the administrator', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await api.as.visitor('POST', path, '--x--', headers)).statusCode).toBe(401);
  expect((await api.as.member('POST', path, '--x--', headers)).statusCode).toBe(403);
});

async function truncated(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const noise = drawPicture(400, 300).composite([
    { input: Buffer.from(svg.replace(/<script.*\/script>/, '<circle r="5"/>')), left: 100, top: 100 },
  ]);
  const whole = await noise.toFormat(format).toBuffer();
  return whole.subarray(0, Math.floor(whole.length / 2));
}
