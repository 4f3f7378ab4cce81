import type { Transfer } from './transfer.ts';

/** Most bytes of a kind, as sent, and most requests. */
export type Budget = Partial<Transfer>;

/** What every public page may transfer at the first visit, before scrolling: the goals P4 and P5 of docs/performance.md. */
export const publicBudget: Budget = {
  // One TCP window: the whole page, its styles among it, arrives in the first answer.
  html: 14_000,
  // The critical styles stand in the HTML; a sheet may only bring what a page needs later.
  css: 10_000,
  // React, router and store are 104 kB; a page that loads more should load it when it is used.
  js: 105_000,
  // Two families in a file each, and the few letters of Ghana where a page writes them.
  fonts: 35_000,
  // What a phone shows before scrolling, cut to its width.
  images: 200_000,
  // What the shell asks for on top: an icon.
  other: 1_000,
  // On a line of 3G every request costs a round trip before its first byte.
  requests: 12,
  // A script that starts before the load event competes with the first picture.
  earlyScripts: 0,
};

/** A list of the panel on a phone, the editor apart: react-admin alone is 277 kB. */
export const adminBudget: Budget = { js: 300_000, fonts: 40_000, images: 20_000, other: 30_000 };

/**
 * Pages that do not reach a goal yet: what they transfer today and 3 % more, so that no page grows unseen. Lower a figure
 * when its page became lighter, and take it away when the goal above is met.
 */
export const notYet: Record<string, Budget> = {
  // What keeps and repeats an early press and tells React what was typed early, on every page.
  '/': { js: 105_400 },
  // The leaders' and the timeline's texts.
  '/about': { html: 15_500, js: 127_200, requests: 15 },
  '/alumni': { js: 124_500, requests: 13 },
  // Both tabs, and the search with its filters.
  '/news': { js: 135_500, requests: 18 },
  // The pictures of the events that are shown first.
  '/news?tab=events': { js: 135_500, requests: 15 },
  '/donate': { js: 125_100 },
  '/shop': { js: 126_400, requests: 18 },
  '/cart': { js: 125_700 },
  // The combobox of addresses and the checks of the form.
  '/checkout': { js: 175_800, requests: 14 },
  // The forms' checks (zod) and their fields.
  '/register': { js: 150_100, requests: 14 },
  '/member-login': { js: 149_300, requests: 14 },
  article: { js: 125_400, requests: 15 },
  event: { html: 14_400, js: 126_100, requests: 15 },
  // The gallery and the number of pieces.
  listing: { js: 147_300, requests: 21 },
};
