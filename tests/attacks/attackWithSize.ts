import { brotliCompressSync, gzipSync } from 'node:zlib';
import { makeNewsInput } from '@year-group/api-types/testing/factories';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type Answer, expectReady, product } from './product.ts';

const megabyte = 1024 * 1024;

/** Sends small bodies that become large when they are unpacked or decoded. */
export function attackWithSize(): void {
  /** Posts these bytes to the news as JSON. */
  const post = (body: Uint8Array | string, headers: Record<string, string> = {}) =>
    product.admin('POST', '/api/news', body, { 'content-type': 'application/json', ...headers });
  /** Posts these packed bytes to the news. */
  const unpack = (body: Uint8Array, coding: string) => post(body, { 'content-encoding': coding });

  function expectRefused({ status, text }: Answer, ...allowed: number[]): void {
    expect(allowed, text.slice(0, 200)).toContain(status);
  }

  it('refuses a body that unpacks to two hundred megabytes', async () => {
    const text = Buffer.alloc(200 * megabyte, 'a');
    const packed = gzipSync(Buffer.concat([Buffer.from('{"title":"'), text, Buffer.from('"}')]));
    expect(packed.length).toBeLessThan(megabyte / 2);
    expectRefused(await unpack(packed, 'gzip'), 400, 413, 415);
    expectRefused(await unpack(brotliCompressSync(text), 'br'), 400, 413, 415);
    const gzip = { 'content-encoding': 'gzip' };
    expectRefused(await product.admin('POST', '/api/payments/paystack', packed, gzip), 400, 401, 413, 415);
    expectRefused(await unpack(gzipSync(gzipSync(Buffer.from('{}'))), 'gzip, gzip'), 400, 415);
  });

  it('refuses bodies that are too long, too deep or of too many parts', async () => {
    expectRefused(await post(JSON.stringify(makeNewsInput({ content: 'a'.repeat(megabyte) }))), 413);
    for (const depth of [100, 10_000, 100_000]) {
      expectRefused(await post('['.repeat(depth)), 400);
      expectRefused(await post('['.repeat(depth) + ']'.repeat(depth)), 400);
      expectRefused(await post(`${'{"title":'.repeat(depth / 10)}1${'}'.repeat(depth / 10)}`), 400);
    }
    const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`field${n}`, n]));
    expectRefused(await post(JSON.stringify(fields)), 400);
    const parts = new FormData();
    parts.append('image', new Blob(['a'], { type: 'image/png' }), 'a.png');
    for (let n = 0; n < 1000; n += 1) parts.append(`field${n}`, 'a');
    expectRefused(await product.admin('POST', '/api/admin/upload-image', parts), 400, 413, 415);
  });

  it('refuses pictures that are small in bytes and huge in pixels, and what only claims to be one', async () => {
    const bomb = await sharp({ create: { width: 7100, height: 7100, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(megabyte);
    expectRefused(await product.upload(bomb), 413);
    const header = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0802000000', 'hex');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
    const xml = '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]><svg>&c;</svg>';
    const html = '<html><script>attacked()</script></html>';
    const texts = [svg, xml, html, `GIF89a${html}`, '', 'push graphic-context', '%!PS', 'PK\x03\x04'];
    for (const bytes of [header, ...texts.map((text) => Buffer.from(text))])
      expectRefused(await product.upload(bytes, '../../a.html'), 413, 415);
  });

  it('still works afterwards', () => expectReady());
}
