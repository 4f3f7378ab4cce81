import sharp from 'sharp';
import { expect, it } from 'vitest';
import { numbers } from '../support/numbers.ts';
import { drawNoise, peakMemory, uploadPicture } from '../support/pictures.ts';
import { prepareServer } from '../support/prepareServer.ts';

const server = prepareServer();
const upload = (picture: Uint8Array) => uploadPicture(server.url, server.headers, picture);

it('answers every damaged picture with a refusal or a picture, never with a failure', async () => {
  const next = numbers(9);
  const statuses: number[] = [];
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
      statuses.push((await upload(damaged)).status);
    }
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(await server.status('/readyz')).toBe(200);
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
    let isOver = false;
    const reading = (async () => {
      while (!isOver) expect(await server.status('/api/news')).toBe(200);
    })();
    // Each another file, so that none is known already.
    const another = (n: number) => upload(Buffer.concat([picture, Buffer.from(String(n))]));
    const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => another(n)));
    isOver = true;
    await reading;
    expect(replies.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(peakMemory(server.pid)).toBeLessThan(2048 * 1024 * 1024);
    expect(await server.status('/readyz')).toBe(200);
  },
);
