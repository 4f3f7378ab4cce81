/* npm run pictures:readme: the four pictures of README.md, taken of the demo. */
import { mkdirSync } from 'node:fs';
import { chromium as browserType, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromium, launchOptions } from '../../tools/chromium.ts';
import { inRoot } from '../../tools/folders.ts';
import { adminPassword, makeDataFolder, start } from '../support/server.ts';
import { settle } from './inPage.ts';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };

const { folder, remove } = makeDataFolder();
const { url } = await start({ DATA_DIR: folder, ADMIN_PASSWORD: adminPassword, NODE_ENV: 'production' });
const browser = await browserType.launch(launchOptions(chromium));
mkdirSync(inRoot('docs', 'pictures'), { recursive: true });

/** Stores what a page shows, small enough for the repository. */
async function store(page: Page, name: string): Promise<void> {
  await page.evaluate(settle);
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(inRoot('docs', 'pictures', `${name}.webp`));
}

async function open(path: string, viewport: typeof wide): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GH' });
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: 'networkidle' });
  // A first visit may be drawn before its fonts have come.
  await page.reload({ waitUntil: 'networkidle' });
  return page;
}

await store(await open('/', wide), 'home');
await store(await open('/shop', wide), 'shop');
const news = await open('/news', wide);
await news.getByRole('article').getByRole('link').first().click();
await news.waitForURL('**/news/*');
await news.locator('main h1').waitFor();
await news.locator('main img').first().waitFor();
await store(news, 'article');
const panel = await open('/admin/login', phone);
await panel.getByLabel('Password', { exact: true }).fill(adminPassword);
await panel.getByRole('button', { name: 'Login' }).click();
await panel.getByRole('link', { name: 'Orders' }).click();
await panel.reload({ waitUntil: 'networkidle' });
await panel.getByRole('heading', { name: 'Orders' }).waitFor();
await panel.getByRole('listitem').first().waitFor();
await store(panel, 'panel');
await browser.close();
await remove();
process.exit(0);
