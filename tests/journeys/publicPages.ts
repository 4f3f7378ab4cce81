import { expect, type Page } from '@playwright/test';
import { openPages, pages } from '@year-group/api-types/system/pages';

/** Every page that anyone can open as it is, and the second tab of the news. */
export const fixedPages = [...openPages(), pages.news.to('events')];

interface Id {
  id: string;
}

/** The address of the first news item, event and listing. */
export async function itemPages(page: Page): Promise<{ article: string; event: string; listing: string }> {
  const read = async (path: string) => (await page.request.get(path)).json();
  const [{ news }, events, listings] = (await Promise.all([
    read('/api/news?limit=1'),
    read('/api/events?limit=1'),
    read('/api/shop?limit=1'),
  ])) as [{ news: Id[] }, Id[], Id[]];
  const first = (items: Id[]) => items[0]?.id ?? '';
  return {
    article: pages.newsItem.to(first(news)),
    event: pages.event.to(first(events)),
    listing: pages.listing.to(first(listings)),
  };
}

/** Collects the browser's errors and warnings while a page is open. */
export function listenTo(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('requestfailed', (request) => errors.push(`${request.url()} could not be loaded`));
  page.on('response', (reply) => {
    if (reply.status() >= 400) errors.push(`${reply.url()} answered ${reply.status()}`);
  });
  return errors;
}

/** Waits until React has hydrated the page. Until then a link is a plain link. */
export async function isHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Waits until the service worker controls the page and has cached it. */
export async function isCached(page: Page, address: string): Promise<void> {
  const look = (url: string) => page.evaluate(async (asked) => Boolean(await caches.match(asked)), url);
  await expect.poll(() => look(address)).toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
