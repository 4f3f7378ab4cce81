/* npm run measure -- paint [-- --runs 5] [paths]: ms of style and layout before the first paint
   of a page, and the number of layouts, on Lighthouse's phone with its processor slowed four times;
   the middle of all runs. */

import { parseArgs } from 'node:util';
import { pages } from '@year-group/api-types/system/pages';
import { type Browser, chromium } from 'playwright';
import { chromiumFlags, requireChromium } from '../../tools/chromium.ts';
import { type Measured, medians } from '../../tools/lighthouseReport.ts';
import { stopTogether } from '../../tools/processes.ts';
import { startProduct } from '../../tools/product.ts';

interface TraceEvent {
  name: string;
  /** The process: the browser has pages of its own. */
  pid: number;
  ts: number;
  /** In microseconds. */
  dur?: number;
}

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});

async function measurePaint(browser: Browser, url: string): Promise<Measured> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, { categories: ['devtools.timeline', 'loading', 'blink.user_timing'] });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await context.close();
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  const times = (name: string) =>
    traceEvents
      .filter((event) => event.name === name && event.pid === paint?.pid && event.ts < paint.ts)
      .map(({ dur = 0 }) => dur / 1000);
  const sum = (all: number[]) => Math.round(all.reduce((total, time) => total + time, 0));
  const style = sum(times('UpdateLayoutTree'));
  const layout = sum(times('Layout'));
  return { style, layout, both: style + layout, layouts: times('Layout').length };
}

const product = await startProduct();
const browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumFlags] });
stopTogether(() => browser.close());
for (const path of positionals.length > 0 ? positionals : [pages.home.to(), pages.about.to()]) {
  const runs: Measured[] = [];
  for (let run = 0; run < Number(values.runs); run += 1)
    runs.push(await measurePaint(browser, product.url + path));
  console.table({ [path]: medians(runs) });
}
await browser.close();
await product.stop();
process.exit(0);
