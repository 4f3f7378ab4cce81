import { expect, type Page, test } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import jsonld from 'jsonld';
import sharp from 'sharp';
import { itemPages } from './publicPages.ts';

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

const meta = async (page: Page, name: string) =>
  (await page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute('content')) ??
  '';

async function expectShareable(page: Page, path: string, baseURL = '') {
  const reply = await page.goto(path);
  expect(reply?.status()).toBe(200);
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
  expect(await sizeOf(bytes)).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  return { title, description };
}

async function sizeOf(picture: Buffer) {
  const { format, width, height } = await sharp(picture).metadata();
  return { format, width, height };
}

test('the HTML of an article describes it', async ({ page, baseURL }) => {
  const { article } = await itemPages(page);
  const { title } = await expectShareable(page, article, baseURL);
  const facts = await factsOf(page);
  expect(facts['@type']).toEqual([`${schema}NewsArticle`]);
  expect(valueOf(facts, 'headline')).toBe(title);
  expect(Date.parse(String(valueOf(facts, 'datePublished')))).toBeGreaterThan(0);
  for (const name of ['author', 'publisher', 'image']) expect(facts[schema + name], name).toBeTruthy();
});

test('the HTML of an event describes it', async ({ page, baseURL }) => {
  const { event } = await itemPages(page);
  const { title } = await expectShareable(page, event, baseURL);
  const facts = await factsOf(page);
  expect(facts['@type']).toEqual([`${schema}Event`]);
  expect(valueOf(facts, 'name')).toBe(title);
  expect(String(valueOf(facts, 'startDate'))).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  for (const name of ['location', 'organizer', 'eventStatus'])
    expect(facts[schema + name], name).toBeTruthy();
});

test('the HTML of a listing describes it', async ({ page, baseURL }) => {
  const { listing } = await itemPages(page);
  const { title } = await expectShareable(page, listing, baseURL);
  const facts = await factsOf(page);
  expect(facts['@type']).toEqual([`${schema}Product`]);
  expect(valueOf(facts, 'name')).toBe(title);
  const [offer] = facts[`${schema}offers`] as [Record<string, unknown>];
  expect(valueOf(offer, 'priceCurrency')).toBe('GHS');
  expect(Number(valueOf(offer, 'price') ?? valueOf(offer, 'lowPrice'))).toBeGreaterThan(0);
});

test('the HTML of a shirt has the range of its prices, and says which size is sold out', async ({ page }) => {
  const found = await page.request.get('/api/shop?searchTerm=Polo%20Shirt');
  const [shirt] = (await found.json()) as { id: string }[];
  await page.goto(`/shop/${shirt?.id}`);
  const [offer] = (await factsOf(page))[`${schema}offers`] as [Record<string, unknown>];
  expect(offer['@type']).toEqual([`${schema}AggregateOffer`]);
  expect(['lowPrice', 'highPrice', 'offerCount'].map((name) => valueOf(offer, name))).toEqual([
    '180.00',
    '195.00',
    5,
  ]);
  const sizes = offer[`${schema}offers`] as Record<string, unknown>[];
  const read = (name: string) => sizes.map((size) => String(valueOf(size, name)).replace(schema, ''));
  expect(read('name')).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
  expect(read('price')).toEqual(['180.00', '180.00', '180.00', '180.00', '195.00']);
  const inStock = 'InStock';
  expect(read('availability')).toEqual([inStock, inStock, inStock, 'OutOfStock', inStock]);
});

test('the home page names the association, its feed and its calendar', async ({ page }) => {
  await page.goto('/');
  expect((await factsOf(page))['@type']).toEqual([`${schema}Organization`]);
  await expect(page.locator('link[rel=alternate][type="application/atom+xml"]')).toHaveAttribute(
    'href',
    '/news.atom',
  );
  await expect(page.locator('link[rel=alternate][type="text/calendar"]')).toHaveAttribute(
    'href',
    '/events.ics',
  );
});

test('a share card is drawn for each kind', async ({ request, page }) => {
  for (const path of Object.values(await itemPages(page))) {
    const picture = await request.get(`/share${path}.jpg`);
    expect(picture.status(), path).toBe(200);
    expect(await sizeOf(await picture.body()), path).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test('a calendar can read the events', async ({ page, request }) => {
  const { event } = await itemPages(page);
  const { startsAt, title } = (await (await request.get(`/api${event}`)).json()) as {
    startsAt: string;
    title: string;
  };
  const read = async (path: string) => {
    const reply = await request.get(path);
    expect(reply.headers()['content-type']).toContain('text/calendar');
    return new ICAL.Component(ICAL.parse(await reply.text()) as [string, [], []]).getAllSubcomponents(
      'vevent',
    );
  };
  const [one] = await read(`${event}.ics`);
  const again = await read(`${event}.ics`);
  const entry = new ICAL.Event(one);
  expect(entry.summary).toBe(title);
  expect(entry.startDate.toJSDate().toISOString()).toBe(new Date(startsAt).toISOString());
  expect(new ICAL.Event(again[0]).uid).toBe(entry.uid);

  const all = await read('/events.ics');
  const uids = all.map((component) => new ICAL.Event(component).uid);
  expect(uids).toContain(entry.uid);
  expect(new Set(uids).size).toBe(uids.length);
});

test('feed readers and search engines can read the feed and the sitemap', async ({
  request,
  page,
  baseURL,
}) => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['entry', 'url'].includes(name),
  });
  const read = async (path: string) => {
    const text = await (await request.get(path)).text();
    expect(XMLValidator.validate(text), path).toBe(true);
    return parser.parse(text) as {
      feed: { id: string; updated: string; entry: Entry[] };
      urlset: { url: { loc: string }[] };
    };
  };
  interface Entry {
    id: string;
    title: unknown;
    updated: string;
  }
  const { feed } = await read('/news.atom');
  expect(feed.entry.length).toBeGreaterThan(3);
  expect(Date.parse(feed.updated)).toBeGreaterThan(0);
  expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(feed.entry.length);
  for (const { title, updated } of feed.entry) expect(title && Date.parse(updated)).toBeGreaterThan(0);

  const { urlset } = await read('/sitemap.xml');
  const places = urlset.url.map(({ loc }) => loc);
  for (const path of Object.values(await itemPages(page))) expect(places).toContain(baseURL + path);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});
