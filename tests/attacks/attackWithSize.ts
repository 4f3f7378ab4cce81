import { brotliCompressSync, gzipSync } from 'node:zlib';
import { makeNewsInput } from '@year-group/api-types/testing/factories';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { type Answer, bearer, type Product } from './product.ts';

const megabyte = 1024 * 1024;

/** Sends small bodies that become large when they are unpacked or decoded. */
export function attackWithSize(ask: () => Product): void {
  let product: Product;
  beforeAll(() => {
    product = ask();
  });

  async function post(
    path: string,
    body: Uint8Array | FormData,
    headers: Record<string, string> = {},
  ): Promise<Pick<Answer, 'status' | 'text'>> {
    const sent = body instanceof FormData ? body : new Blob([Uint8Array.from(body)]);
    const reply = await fetch(`${product.url}${path}`, {
      method: 'POST',
      body: sent,
      headers: { ...bearer(product.adminToken), ...headers },
    });
    return { status: reply.status, text: await reply.text() };
  }

  function expectRefused({ status, text }: Pick<Answer, 'status' | 'text'>, ...allowed: number[]): void {
    expect(allowed, text.slice(0, 200)).toContain(status);
  }

  const json = { 'content-type': 'application/json' };
  const uploadPath = '/api/admin/upload-image';
  const form = (bytes: Uint8Array, name = 'a.png') => {
    const data = new FormData();
    data.append('image', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), name);
    return data;
  };

  it('refuses a body that unpacks to two hundred megabytes', async () => {
    const text = Buffer.alloc(200 * megabyte, 'a');
    const packed = gzipSync(Buffer.concat([Buffer.from('{"title":"'), text, Buffer.from('"}')]));
    expect(packed.length).toBeLessThan(megabyte / 2);
    expectRefused(await post('/api/news', packed, { ...json, 'content-encoding': 'gzip' }), 400, 413, 415);
    const brotli = brotliCompressSync(text);
    expectRefused(await post('/api/news', brotli, { ...json, 'content-encoding': 'br' }), 400, 413, 415);
    expectRefused(
      await post('/api/payments/paystack', packed, { 'content-encoding': 'gzip' }),
      400,
      401,
      413,
      415,
    );
    const layers = gzipSync(gzipSync(Buffer.from('{}')));
    expectRefused(await post('/api/news', layers, { ...json, 'content-encoding': 'gzip, gzip' }), 400, 415);
  });

  it('refuses bodies that are too long, too deep or of too many parts', async () => {
    const long = JSON.stringify(makeNewsInput({ content: 'a'.repeat(megabyte) }));
    expectRefused(await post('/api/news', Buffer.from(long), json), 413);
    for (const depth of [100, 10_000, 100_000]) {
      expectRefused(await post('/api/news', Buffer.from('['.repeat(depth)), json), 400);
      expectRefused(await post('/api/news', Buffer.from('['.repeat(depth) + ']'.repeat(depth)), json), 400);
      const nested = `${'{"title":'.repeat(depth / 10)}1${'}'.repeat(depth / 10)}`;
      expectRefused(await post('/api/news', Buffer.from(nested), json), 400);
    }
    const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`field${n}`, n]));
    expectRefused(await post('/api/news', Buffer.from(JSON.stringify(fields)), json), 400);
    const parts = form(Buffer.from('a'));
    for (let n = 0; n < 1000; n += 1) parts.append(`field${n}`, 'a');
    expectRefused(await post(uploadPath, parts), 400, 413, 415);
  });

  it('refuses pictures that are small in bytes and huge in pixels, and what only claims to be one', async () => {
    const bomb = await sharp({ create: { width: 7100, height: 7100, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(megabyte);
    expectRefused(await post(uploadPath, form(bomb)), 413);
    const header = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0802000000', 'hex');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
    const xml = '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]><svg>&c;</svg>';
    const html = '<html><script>attacked()</script></html>';
    for (const text of [
      header,
      svg,
      xml,
      html,
      `GIF89a${html}`,
      '',
      'push graphic-context',
      '%!PS',
      'PK\x03\x04',
    ]) {
      expectRefused(await post(uploadPath, form(Buffer.from(text), '../../a.html')), 413, 415);
    }
  });

  it('still works afterwards', async () => {
    expect((await product.send('GET', '/readyz')).status).toBe(200);
  });
}
