import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { buildLateScript, lateList } from './late/latePage.ts';

const heroBytes = 100_000;
const paragraphs =
  '<p>Everybody who left the school in that year is welcome, with family, from noon until the music stops.</p>\n'.repeat(
    24,
  );

/** Text and styles of a page that needs nothing else; `hero` is put before the text. */
const html = (hero: string, text = paragraphs): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A page to measure others beside."><title>Reference</title>
<link rel="icon" href="data:,">
<style>body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:#141c2b;background:#fbf9f4}main{max-inline-size:42rem;margin:auto;padding:1rem}
img{display:block;inline-size:100%;block-size:auto;aspect-ratio:8/5}</style>
</head>
<body><main>${hero}<h1>The reunion in Accra</h1>
${text}</main></body>
</html>`;

/** A picture of exactly 100 kB: JPEG decoders ignore the padding after its end mark. */
async function makeHero(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const picture = await sharp({ create: { width: 400, height: 250, channels: 3, background: '#888', noise } })
    .resize(800, 500)
    .jpeg({ quality: 50 })
    .toBuffer();
  if (picture.length > heroBytes) throw new Error(`The picture takes ${picture.length} bytes.`);
  return Buffer.concat([picture, Buffer.alloc(heroBytes - picture.length)]);
}

/** Serves pages that no page can beat: `/text`, `/static` (with a picture) and `/late` (with a list hydrated late). */
export async function serveReferencePages() {
  const hero = await makeHero();
  const image = '<img src="/hero.jpg" width="800" height="500" fetchpriority="high" alt="The school’s gate">';
  const script = brotliCompressSync(await buildLateScript());
  const replies: Record<string, { type: string; body: string | Buffer; encoding?: string }> = {
    '/text': { type: 'text/html; charset=utf-8', body: html('') },
    '/static': { type: 'text/html; charset=utf-8', body: html(image) },
    '/late': { type: 'text/html; charset=utf-8', body: html(image, lateList()) },
    '/late.js': { type: 'text/javascript', body: script, encoding: 'br' },
    '/hero.jpg': { type: 'image/jpeg', body: hero },
  };
  const server = createServer(({ url = '' }, response) => {
    const reply = replies[url];
    if (!reply) return response.writeHead(404).end();
    const encoding = reply.encoding && { 'content-encoding': reply.encoding };
    return response.writeHead(200, { 'content-type': reply.type, ...encoding }).end(reply.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
