import { expect, type Page, test } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import jsonld from 'jsonld';
import sharp from 'sharp';
import { itemPages } from './publicPages.ts';
import { read } from './steps.ts';

// What search engines, feed readers, calendars and networks read: the bare HTML and the files
// beside it.
test.use({ javaScriptEnabled: false });

const schema = 'https://schema.org/';

/** The structured data of a page, read by a JSON-LD processor that must resolve every name. */
async function factsOf(page: Page): Promise<Record<string, unknown>> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const [facts] = await jsonld.expand(JSON.parse(text ?? '') as object, {
    // The real context would be a download. For names, it only defines the vocabulary.
    documentLoader: async (url: string) => ({
      documentUrl: url,
      document: { '@context': { '@vocab': schema } },
    }),
  });
  return facts ?? {};
}

const valueOf = (facts: Record<string, unknown>, name: string): unknown =>
  (facts[schema + name] as [{ '@value'?: unknown }] | undefined)?.[0]['@value'];

async function meta(page: Page, name: string): Promise<string> {
  const element = page.locator(`meta[name="${name}"], meta[property="${name}"]`).first();
  return (await element.getAttribute('content')) ?? '';
}

async function expectShareable(page: Page, path: string, baseURL = '') {
  expect((await page.goto(path))?.status()).toBe(200);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page).toHaveTitle(`${title} | 2015 Year Group`);
  expect(await meta(page, 'og:title')).toBe(title);
  const description = await meta(page, 'description');
  expect(description.length).toBeGreaterThan(40);
  expect(description).not.toMatch(/[<>]|&\w+;/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path);
  const picture = await page.request.get(await meta(page, 'og:image'));
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  const bytes = await picture.body();
  expect(bytes.length).toBeLessThan(250_000);
  await expectShareSize(bytes);
  return { title, description };
}

/** A share picture has the size that networks ask for. */
const expectShareSize = async (picture: Buffer) =>
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });

for (const { what, type, name, others } of [
  { what: 'an article', type: 'NewsArticle', name: 'headline', others: ['author', 'publisher', 'image'] },
  { what: 'an event', type: 'Event', name: 'name', others: ['location', 'organizer', 'eventStatus'] },
  { what: 'a listing', type: 'Product', name: 'name', others: [] },
]) {
  test(`the HTML of ${what} describes it`, async ({ page, baseURL }) => {
    const { article, event, listing } = await itemPages(page);
    const path = { NewsArticle: article, Event: event, Product: listing }[type] ?? '';
    const { title } = await expectShareable(page, path, baseURL);
    const facts = await factsOf(page);
    expect(facts['@type']).toEqual([schema + type]);
    expect(valueOf(facts, name)).toBe(title);
    for (const other of others) expect(facts[schema + other], other).toBeTruthy();
    if (type === 'NewsArticle')
      expect(Date.parse(String(valueOf(facts, 'datePublished')))).toBeGreaterThan(0);
    if (type === 'Event') expect(String(valueOf(facts, 'startDate'))).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    if (type !== 'Product') return;
    const [offer] = facts[`${schema}offers`] as [Record<string, unknown>];
    expect(valueOf(offer, 'priceCurrency')).toBe('GHS');
    expect(Number(valueOf(offer, 'price') ?? valueOf(offer, 'lowPrice'))).toBeGreaterThan(0);
  });
}

test('the HTML of a shirt has the range of its prices, and says which size is sold out', async ({ page }) => {
  const [shirt]: { id: string }[] = await read(page, '/api/shop?searchTerm=Polo%20Shirt');
  await page.goto(`/shop/${shirt?.id}`);
  const [offer] = (await factsOf(page))[`${schema}offers`] as [Record<string, unknown>];
  expect(offer['@type']).toEqual([`${schema}AggregateOffer`]);
  const range = ['lowPrice', 'highPrice', 'offerCount'].map((name) => valueOf(offer, name));
  expect(range).toEqual(['180.00', '195.00', 5]);
  const sizes = offer[`${schema}offers`] as Record<string, unknown>[];
  const each = (name: string) => sizes.map((size) => String(valueOf(size, name)).replace(schema, ''));
  expect(each('name')).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
  expect(each('price')).toEqual(['180.00', '180.00', '180.00', '180.00', '195.00']);
  expect(each('availability').map((stock) => stock === 'InStock')).toEqual([true, true, true, false, true]);
  expect(each('availability')).toContain('OutOfStock');
});

test('the home page names the association, its feed and its calendar', async ({ page }) => {
  await page.goto('/');
  expect((await factsOf(page))['@type']).toEqual([`${schema}Organization`]);
  const alternate = (type: string) => page.locator(`link[rel=alternate][type="${type}"]`);
  await expect(alternate('application/atom+xml')).toHaveAttribute('href', '/news.atom');
  await expect(alternate('text/calendar')).toHaveAttribute('href', '/events.ics');
});

test('a share card is drawn for each kind', async ({ request, page }) => {
  for (const path of Object.values(await itemPages(page))) {
    const picture = await request.get(`/share${path}.jpg`);
    expect(picture.status(), path).toBe(200);
    await expectShareSize(await picture.body());
  }
});

test('a calendar can read the events', async ({ page, request }) => {
  const { event } = await itemPages(page);
  const { startsAt, title } = await read(page, `/api${event}`);
  const eventsIn = async (path: string) => {
    const reply = await request.get(path);
    expect(reply.headers()['content-type']).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(await reply.text()) as [string, [], []]);
    return calendar.getAllSubcomponents('vevent');
  };
  const [one] = await eventsIn(`${event}.ics`);
  const again = await eventsIn(`${event}.ics`);
  const entry = new ICAL.Event(one);
  expect(entry.summary).toBe(title);
  expect(entry.startDate.toJSDate().toISOString()).toBe(new Date(startsAt).toISOString());
  expect(new ICAL.Event(again[0]).uid).toBe(entry.uid);

  const uids = (await eventsIn('/events.ics')).map((component) => new ICAL.Event(component).uid);
  expect(uids).toContain(entry.uid);
  expect(new Set(uids).size).toBe(uids.length);
});

test('feed readers and search engines can read the feed and the sitemap', async ({ page, baseURL }) => {
  const isArray = (name: string) => ['entry', 'url'].includes(name);
  const parser = new XMLParser({ ignoreAttributes: false, isArray });
  const read = async (path: string) => {
    const text = await (await page.request.get(path)).text();
    expect(XMLValidator.validate(text), path).toBe(true);
    return parser.parse(text);
  };
  type Entry = Record<'id' | 'title' | 'updated', string>;
  const { feed } = await read('/news.atom');
  expect(feed.entry.length).toBeGreaterThan(3);
  expect(Date.parse(feed.updated)).toBeGreaterThan(0);
  expect(new Set(feed.entry.map(({ id }: Entry) => id)).size).toBe(feed.entry.length);
  for (const { title, updated } of feed.entry as Entry[])
    expect(title && Date.parse(updated)).toBeGreaterThan(0);

  const { urlset } = await read('/sitemap.xml');
  const places = urlset.url.map(({ loc }: { loc: string }) => loc);
  for (const path of Object.values(await itemPages(page))) expect(places).toContain(baseURL + path);
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});
