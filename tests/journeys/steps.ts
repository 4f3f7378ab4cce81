import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';

type Text = string | RegExp;
/** A page or a part of one. */
type Place = Page | Locator;

/** Expects these texts, each of them once. */
export async function expectTexts(place: Place | FrameLocator, ...texts: Text[]): Promise<void> {
  for (const text of texts) await expect(place.getByText(text)).toBeVisible();
}

/** Presses a button; the page then says this. */
export async function press(place: Place, name: Text, ...said: Text[]): Promise<void> {
  await place.getByRole('button', { name }).click();
  await expectTexts('page' in place ? place.page() : place, ...said);
}

/** Presses the button with exactly this name; the page then says this. */
export async function pressExactly(place: Place, name: string, ...said: Text[]): Promise<void> {
  await place.getByRole('button', { name, exact: true }).click();
  await expectTexts('page' in place ? place.page() : place, ...said);
}

/** Opens an address; the page says this. */
export async function visit(page: Page, address: string, ...said: Text[]): Promise<void> {
  await page.goto(address);
  await expectTexts(page, ...said);
}

/** Follows a link, which leads to this address. */
export async function follow(page: Page, name: Text, address: Text): Promise<void> {
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(address);
}

/** Reads from the API as anybody. */
export const read = async (page: Page, path: string) => (await page.request.get(path)).json();

/** Fills in fields by their labels. */
export async function fillIn(place: Place, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await place.getByLabel(label).fill(text);
}

/** Expects a link of this name to that address. */
export const expectLink = (place: Place, name: Text, address: Text) =>
  expect(place.getByRole('link', { name })).toHaveAttribute('href', address);

/** Makes the browser ask for little data. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });

/** Delays requests of later pages, scripts by default, until the returned function is called. */
export async function hold(page: Page, requests = '**/assets/**.js'): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return release;
}

/** The addresses, without their host, of what a page requests from now on with this method. */
export function requestsOf(page: Page, method: string, part = ''): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === method && request.url().includes(part)) asked.push(pathname + search);
  });
  return asked;
}

/** A test on a phone and one on a laptop, after whose width they are named. */
export function testAtWidths(name: string, perform: (page: Page, width: number) => Promise<void>): void {
  for (const width of [390, 1280])
    test(`${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await perform(page, width);
    });
}

/** Details of a journey that `npm test` runs too. It runs none of the administrator's (`adminContent*`). */
export const core = { tag: '@core' };
