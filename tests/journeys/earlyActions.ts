import { expect, type Locator, type Page } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { delali, openAs } from './member.ts';
import { itemPages } from './publicPages.ts';
import { fillCart } from './shopper.ts';

/** A number between 0 and 1. */
export type Random = () => number;

interface Visit {
  page: Page;
  random: Random;
}

/** An action that a person takes on a page as soon as they see it. */
export interface Action {
  path: (page: Page) => Promise<string>;
  /** Where a visit starts, for pages of members. */
  prepare?: (page: Page) => Promise<void>;
  act: (visit: Visit) => Promise<void>;
  /** The result as text. */
  outcome: (page: Page) => Promise<string>;
  once: string;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Taps or clicks without waiting for the page. */
async function press(target: Locator, { page, random }: Visit): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (random() < 0.5) return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await pause(random() * 150);
  await page.mouse.up();
}

async function write(field: Locator, words: string, visit: Visit): Promise<void> {
  await press(field, visit);
  // Nobody types before there is a caret.
  await expect(field).toBeFocused();
  for (const letter of words) {
    await visit.page.keyboard.type(letter);
    await pause(visit.random() * 120);
  }
}

const inCart = async (page: Page) =>
  page.evaluate(() => {
    const { lines = [] }: { lines?: { quantity: number }[] } = JSON.parse(
      localStorage.getItem('cart') ?? '{}',
    );
    return `${lines.reduce((sum, { quantity }) => sum + quantity, 0)} in the cart`;
  });
/** The value of a field, the query in the address and whether this is shown. */
const found = async (page: Page, field: Locator, text: string) => {
  const isShown = (await page.getByText(text).count()) > 0 ? 'shown' : 'not shown';
  return `${await field.inputValue()}, ${new URL(page.url()).search}, ${isShown}`;
};
const shopSearch = (page: Page) => page.getByPlaceholder('Search the shop...');
const memberSearch = (page: Page) => page.getByPlaceholder(messages.directory.searchPlaceholder);
const fullName = (page: Page) => page.getByLabel('Full Name');
const listing = async (page: Page) => (await itemPages(page)).listing;
/** The checkout's draft, which is stored as it is changed. */
const storedDraft = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('checkout') ?? '{}'));
const isShown = async (target: Locator) => ((await target.count()) > 0 ? 'shown' : 'not shown');

export const actions: Record<string, Action> = {
  'Add to Cart in the shop': {
    path: async () => '/shop',
    act: (visit) => press(visit.page.getByRole('button', { name: 'Add to Cart' }).first(), visit),
    outcome: inCart,
    once: '1 in the cart',
  },
  'Increase at an item': {
    path: listing,
    act: (visit) => press(visit.page.getByRole('button', { name: 'Increase' }), visit),
    outcome: (page) => page.getByRole('textbox', { name: 'Quantity' }).inputValue(),
    once: '2',
  },
  'a term in the shop': {
    path: async () => '/shop',
    act: (visit) => write(shopSearch(visit.page), 'zzz', visit),
    outcome: (page) => found(page, shopSearch(page), messages.listings.empty),
    once: 'zzz, ?q=zzz, shown',
  },
  'a term in the directory': {
    path: async () => '/members',
    prepare: (page) => openAs(page, delali.email),
    act: (visit) => write(memberSearch(visit.page), 'kpodo', visit),
    outcome: (page) => found(page, memberSearch(page), '1 member found'),
    once: 'kpodo, ?q=kpodo, shown',
  },
  'a name in the registration': {
    path: async () => '/register',
    act: (visit) => write(fullName(visit.page), 'Ama', visit),
    outcome: async (page) =>
      `${await fullName(page).inputValue()}, ${await page.locator('figcaption > p').first().textContent()}`,
    once: 'Ama, Ama',
  },
  'a name at the checkout': {
    path: async () => '/checkout',
    prepare: fillCart,
    act: (visit) => write(fullName(visit.page), 'Ama', visit),
    outcome: async (page) =>
      `${await fullName(page).inputValue()}, ${(await storedDraft(page)).details?.customerName}`,
    once: 'Ama, Ama',
  },
  'a way to receive an order': {
    path: async () => '/checkout',
    prepare: fillCart,
    act: (visit) => press(visit.page.getByText('Pick up at Kumasi chapter'), visit),
    outcome: async (page) =>
      `${(await storedDraft(page)).receiving?.receiveAt}, ${await isShown(page.getByLabel('Delivery Address'))}`,
    once: 'Kumasi chapter, not shown',
  },
  'the way to our story': {
    path: async () => '/',
    act: (visit) => press(visit.page.getByRole('link', { name: 'Discover Our Story' }), visit),
    outcome: (page) =>
      page.evaluate(() => {
        const top = document.getElementById('about')?.getBoundingClientRect().top ?? -1;
        return `${location.hash} ${top >= 0 && top < 120 ? 'in view' : `at ${Math.round(top)} px`}`;
      }),
    once: '#about in view',
  },
};
