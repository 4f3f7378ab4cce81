import { type Browser, devices, type Page, type Request } from '@playwright/test';

/** The kinds of files that have a budget. */
export const kinds = ['html', 'css', 'js', 'fonts', 'images', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** The transfer of a first visit: body bytes as sent, by kind, and the number of requests. */
export type Transfer = Record<Kind, number> & {
  requests: number;
  /** Scripts requested before the load event. */
  earlyScripts: number;
};

/** Lighthouse's phone. */
const phone = { ...devices['Pixel 5'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Opens a page on a phone with an empty cache, without scrolling, and adds up the transfer. */
export async function firstVisit(browser: Browser, open: (page: Page) => Promise<unknown>) {
  // What the service worker caches for later is not part of the visit.
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await open(page);
  await page.waitForLoadState('networkidle');
  const earlyScripts = await page.evaluate(countEarlyScripts);
  const transfer = await addUp(requests.filter((request) => /^https?:/.test(request.url())));
  await context.close();
  return { ...transfer, earlyScripts };
}

function countEarlyScripts(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.filter(
    ({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < (visit?.loadEventStart ?? 0),
  ).length;
}

const kindOf: Record<string, Kind> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'images',
};

async function addUp(requests: readonly Request[]): Promise<Omit<Transfer, 'earlyScripts'>> {
  const sums = { html: 0, css: 0, js: 0, fonts: 0, images: 0, other: 0, requests: requests.length };
  for (const request of requests) {
    const isScript = /\.js(\?|$)/.test(request.url());
    const kind = isScript ? 'js' : (kindOf[request.resourceType()] ?? 'other');
    sums[kind] += (await request.sizes()).responseBodySize;
  }
  return sums;
}
