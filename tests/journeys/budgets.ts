import { pageFacts, type pages } from '@year-group/api-types/pages';
import type { Transfer } from './transfer.ts';

/** Maximum bytes by kind, as sent, and maximum number of requests. */
export type Budget = Partial<Transfer>;
export type PageName = keyof typeof pages;

/**
 * What a public page may transfer on the first visit before scrolling: the goals P4 and P5 of
 * docs/performance.md.
 */
const publicBudget: Budget = {
  // One TCP window: the whole page with its styles arrives in the first round trip.
  html: 14_000,
  // The critical styles are in the HTML. A sheet may only hold what a page needs later.
  css: 10_000,
  // React, router and store are 104 kB. Anything else should load on demand.
  js: 105_000,
  // Two families in a file each, and the letters of Ghana's languages where a page uses them.
  fonts: 35_000,
  // What a phone shows before scrolling, at its width.
  images: 200_000,
  // The layout's own request: an icon.
  other: 1_000,
  // On 3G every request costs a round trip before its first byte.
  requests: 12,
  // A script that starts before the load event competes with the first picture.
  earlyScripts: 0,
};

/**
 * A list of the panel on a phone, without the table of wider windows and without the editor. Its
 * pictures are those of the first cards.
 */
export const adminBudget: Budget = {
  js: 242_000,
  fonts: 35_000,
  images: 60_000,
  other: 20_000,
  requests: 34,
};

/**
 * Pages do not reach all goals yet: what they transfer now plus 1 to 2 %, so that none grows
 * unnoticed. `pageFacts` in api-types says which class a page is of. Lower a number when its pages
 * get lighter.
 */
const classes: Record<NonNullable<(typeof pageFacts)[PageName]['budget']>, Budget> = {
  // React, router and store, and the code that repeats early input.
  // The group's texts come twice with the page: to be shown, and for hydration.
  home: { js: 104_700, html: 14_480, requests: 10 },
  // What pages share: cards, pictures and links to share.
  text: { js: 115_000, requests: 16 },
  // The same, and lists or a gallery of pictures.
  controls: { js: 118_300, requests: 19 },
  // Fields and steps. The checks of registration load with the first focus.
  form: { js: 117_700, requests: 13 },
};

/** What single pages have more than others of their class. */
const more: Partial<Record<PageName, Budget>> = {
  // The leaders' texts and the journey's, to be shown and for hydration.
  about: { html: 15_400 },
  // The answers to it.
  event: { js: 117_900 },
  // A picture for each listing, and the choices of size and colour.
  shop: { js: 117_700, requests: 17 },
  // A picture for each item of the list.
  news: { js: 115_800 },
  // What the pages around an order share.
  cart: { js: 117_700, requests: 13 },
  // The order summary, and the ways to receive an order.
  checkout: { js: 121_200 },
  // Its fields.
  memberLogin: { js: 116_300, requests: 13 },
};

/** The budget of a page; undefined for one that cannot be opened without more. */
export function budgetOf(name: PageName): Budget | undefined {
  const { budget } = pageFacts[name];
  return budget && { ...publicBudget, ...classes[budget], ...more[name] };
}
