import { pageFacts, type pages } from '@year-group/api-types/system/pages';
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
  // What a page shows has its styles in the HTML. The sheet of all pages comes with the scripts.
  css: 13_200,
  // Two families in a file each, and the letters of Ghana's languages where a page uses them.
  fonts: 35_000,
  // What a phone shows before scrolling, at its width.
  images: 200_000,
  // The layout's own request: an icon.
  other: 1_000,
  // A script that starts before the load event competes with the first picture.
  earlyScripts: 0,
};

/** A list of the panel on a phone, with its pictures. The scripts are cut by Vite's defaults. */
export const adminBudget: Budget = {
  js: 340_000,
  fonts: 60_000,
  images: 60_000,
  other: 20_000,
  requests: 110,
};

/**
 * Scripts, HTML and requests: what pages transfer now plus 1 to 2 %, so that none grows unnoticed.
 * React, router and store are 87 kB; on 3G every request costs a round trip before its first byte.
 * `pageFacts` in api-types says which class a page is of. Lower a number when its pages get lighter.
 */
const classes: Record<NonNullable<(typeof pageFacts)[PageName]['budget']>, Budget> = {
  // React, router and store, and the code that repeats early input.
  home: { js: 103_500, html: 13_600, requests: 10 },
  // What pages share: cards, pictures and links to share.
  text: { js: 114_700, html: 11_300, requests: 14 },
  // The same, and lists or a gallery of pictures.
  controls: { js: 117_000, html: 10_500, requests: 19 },
  // Fields and steps. The checks of registration load with the first focus.
  form: { js: 116_300, html: 9_100, requests: 13 },
};

/** What single pages have more than others of their class. */
const more: Partial<Record<PageName, Budget>> = {
  // The leaders' texts and the journey's, to be shown and for hydration.
  about: { html: 13_150, requests: 15 },
  // The answers to it.
  event: { js: 116_700 },
  // A picture for each listing, and the choices of size and colour.
  shop: { js: 116_600, requests: 17 },
  // A picture for each item of the list.
  news: { js: 114_700, requests: 18 },
  // What the pages around an order share.
  cart: { js: 116_400 },
  // The order summary, and the ways to receive an order.
  checkout: { js: 119_800 },
};

/** The budget of a page; undefined for one that cannot be opened without more. */
export function budgetOf(name: PageName): Budget | undefined {
  const { budget } = pageFacts[name];
  return budget && { ...publicBudget, ...classes[budget], ...more[name] };
}
