import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawNoise, uploadPicture } from '../support/pictures.ts';
import { adminPassword, logIn, makeDataFolder, type Run, start } from '../support/server.ts';

const { folder, remove } = makeDataFolder();
let server: Run;
let headers: { authorization: string };
beforeAll(async () => {
  server = await start({ DATA_DIR: folder, ADMIN_PASSWORD: adminPassword });
  headers = await logIn(server.url);
});
afterAll(remove);

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it('answers every damaged picture with a refusal or a picture, never with a failure', async () => {
  const next = numbers(9);
  const counts: Record<string, number> = {};
  const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
  for (const format of formats) {
    const whole = await sharp(await drawNoise(120, 90))
      .toFormat(format)
      .toBuffer();
    for (let n = 0; n < 24; n += 1) {
      const damaged = Buffer.from(n % 3 === 0 ? whole.subarray(0, Math.floor(next() * whole.length)) : whole);
      for (let flips = 0; n % 3 !== 0 && flips < 1 + n; flips += 1) {
        const at = Math.floor(next() * (n % 3 === 1 ? 64 : damaged.length));
        damaged[at] = Math.floor(next() * 256);
      }
      const { status } = await uploadPicture(server.url, headers, damaged);
      counts[status] = (counts[status] ?? 0) + 1;
    }
  }
  console.log(`Damaged pictures, by reply: ${JSON.stringify(counts)}`);
  expect(Object.keys(counts).filter((status) => Number(status) >= 500)).toEqual([]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

it.runIf(process.platform === 'linux')(
  'takes many of the biggest pictures at once without growing out of bounds, and goes on answering',
  async () => {
    // 49 megapixels just below 10 MB: the most that one request may bring.
    const picture = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#345678' } })
      .composite([{ input: await drawNoise(2600, 2600, 92), left: 100, top: 100 }])
      .jpeg({ quality: 90 })
      .toBuffer();
    expect(picture.length).toBeLessThan(10 * 1024 * 1024);
    const uploads = 12;
    let isOver = false;
    let slowest = 0;
    const reading = (async () => {
      while (!isOver) {
        const started = performance.now();
        expect((await fetch(`${server.url}/api/news`)).status).toBe(200);
        slowest = Math.max(slowest, performance.now() - started);
      }
    })();
    const replies = await Promise.all(
      Array.from({ length: uploads }, (_, n) =>
        // Each another file, so that none is known already.
        uploadPicture(server.url, headers, Buffer.concat([picture, Buffer.from(String(n))])),
      ),
    );
    isOver = true;
    await reading;
    const peak =
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
    const figures = {
      sent: uploads,
      megabytesEach: Math.round(picture.length / 1024 / 1024),
      acknowledged: replies.filter(({ status }) => status === 200).length,
      peakMegabytes: Math.round(peak),
      slowestReadMs: Math.round(slowest),
    };
    console.log(`Biggest pictures at once: ${JSON.stringify(figures)}`);
    expect(replies.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(figures.peakMegabytes).toBeLessThan(2048);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  },
);
