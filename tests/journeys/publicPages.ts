import { expect, type Page } from '@playwright/test';
import { openPages, pages } from '@year-group/api-types/system/pages';
import { read } from './steps.ts';

/** Every page that anyone can open as it is, and the second tab of the news. */
export const fixedPages = [...openPages(), pages.news.to('events')];

/** The address of the first news item, event and listing. */
export async function itemPages(page: Page): Promise<{ article: string; event: string; listing: string }> {
  const [article] = (await read(page, '/api/news?limit=1')).news;
  const [event] = await read(page, '/api/events?limit=1');
  const [listing] = await read(page, '/api/shop?limit=1');
  return {
    article: pages.newsItem.to(article.id),
    event: pages.event.to(event.id),
    listing: pages.listing.to(listing.id),
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
