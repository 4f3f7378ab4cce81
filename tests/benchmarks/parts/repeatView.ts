import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumFlags, requireChromium } from '../../../tools/chromium.ts';
import { judge, type Section } from '../shared/section.ts';
import { kB } from '../shared/statistics.ts';

/**
 * P16: what is transferred when a reader returns to the home page, with heads and the service
 * worker’s calls.
 */
export async function measureRepeatView(url: string): Promise<Section> {
  const line = await countBytesTo(new URL(url));
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumFlags] });
  try {
    const reader = await browser.newContext();
    const visits: number[] = [];
    for (let visit = 0; visit < 2; visit += 1) {
      const before = line.bytes();
      await visitHome(reader, line);
      visits.push(line.bytes() - before);
    }
    const [first = 0, second = 0] = visits;
    return {
      title: 'Home page again',
      note: 'Bytes that the server sent for a first visit and for the next one of the same browser, counted on the line.',
      columns: ['visit', 'kB'],
      rows: [
        ['first', kB(first)],
        ['second', kB(second)],
      ],
      reached: [
        judge('P16', 'second visit of the home page, kB', second / 1000, { most: 15 }, (value) =>
          value.toFixed(1),
        ),
      ],
    };
  } finally {
    await browser.close();
    line.stop();
  }
}

type Line = Awaited<ReturnType<typeof countBytesTo>>;

/** Opens the home page; leaves when its scripts have started and no byte came for a second. */
async function visitHome(reader: BrowserContext, line: Line): Promise<void> {
  const page = await reader.newPage();
  await page.goto(line.url);
  await page.waitForFunction(async () => {
    const isDrawn = document.documentElement.dataset['drawn'] !== undefined;
    return isDrawn && (await navigator.serviceWorker.ready).active?.state === 'activated';
  });
  let before: number;
  do {
    before = line.bytes();
    await pause(1000);
  } while (line.bytes() > before);
  await page.close();
}

/** A proxy on another port that counts the bytes of the replies. */
async function countBytesTo({ hostname, port }: URL) {
  let bytes = 0;
  const server = createServer((reader) => {
    const product = connect(Number(port), hostname);
    product.on('data', (chunk) => (bytes += chunk.length));
    reader.pipe(product).pipe(reader);
    for (const [end, other] of [
      [reader, product],
      [product, reader],
    ] as const)
      end.on('error', () => other.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bytes: () => bytes,
    stop: () => server.close(),
  };
}
