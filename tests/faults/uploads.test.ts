import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawNoise, uploadPicture } from '../support/pictures.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
const upload = (picture: Uint8Array) => uploadPicture(server.url, server.headers, picture);

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
    const reading = (async () => {
      while (!isOver) {
        expect((await fetch(`${server.url}/api/news`)).status).toBe(200);
      }
    })();
    const replies = await Promise.all(
      Array.from({ length: uploads }, (_, n) =>
        // Each another file, so that none is known already.
        upload(Buffer.concat([picture, Buffer.from(String(n))])),
      ),
    );
    isOver = true;
    await reading;
    const peak =
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
    expect(replies.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(peak).toBeLessThan(2048);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  },
);
