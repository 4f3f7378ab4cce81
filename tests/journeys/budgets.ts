import type { pages } from '@year-group/api-types/system/pages';
import type { Transfer } from './transfer.ts';

/** Maximum bytes by kind, as sent, and maximum number of requests. */
export type Budget = Partial<Transfer>;
export type PageName = keyof typeof pages;

/** What a public page may transfer on the first visit before scrolling (docs/performance.md). */
const publicBudget: Budget = {
  html: 20_000,
  js: 140_000,
  css: 16_000,
  // The two families as Fontsource ships them. A page with other Latin letters or the sign of the cedi has 60 kB more.
  fonts: 115_000,
  // What a phone shows before scrolling, at its width.
  images: 200_000,
  // The icon and the manifest.
  other: 4_000,
  // A script that starts before the load event competes with the first picture.
  earlyScripts: 0,
};

/**
 * A list of the panel on a phone, without the table of wider windows and without the editor. Its
 * pictures are those of the first cards.
 */
export const adminBudget: Budget = {
  js: 340_000,
  fonts: 115_000,
  images: 60_000,
  other: 20_000,
};

/** Pages that cannot be opened without more than their address. */
const closed: readonly PageName[] = ['login', 'members', 'member', 'paymentStatus'];

/** The budget of a page; undefined for one that cannot be opened without more. */
export function budgetOf(name: PageName): Budget | undefined {
  if (closed.includes(name)) return undefined;
  return name === 'checkout' ? { ...publicBudget, js: 160_000 } : publicBudget;
}
