import { pages } from './pages.ts';

/** What the server, the tests and the measurements must know about a page. */
interface PageFacts {
  /** Whether it is in the sitemap; robots are asked to leave `closed` pages alone. */
  crawlers: 'sitemap' | 'closed' | 'none';
  /** Its address is enough to open it, without a login, an order or something from the panel. */
  isOpen?: true;
}

/** The facts of each page. They are apart from `pages` because browsers do not need them. */
const facts: Record<keyof typeof pages, PageFacts> = {
  home: { crawlers: 'sitemap', isOpen: true },
  about: { crawlers: 'sitemap', isOpen: true },
  alumni: { crawlers: 'sitemap', isOpen: true },
  news: { crawlers: 'sitemap', isOpen: true },
  // The sitemap lists each item, event and listing.
  newsItem: { crawlers: 'none' },
  event: { crawlers: 'none' },
  newsPreview: { crawlers: 'none' },
  eventPreview: { crawlers: 'none' },
  givingPreview: { crawlers: 'none' },
  donate: { crawlers: 'sitemap', isOpen: true },
  register: { crawlers: 'sitemap', isOpen: true },
  login: { crawlers: 'none' },
  memberLogin: { crawlers: 'closed', isOpen: true },
  members: { crawlers: 'closed' },
  member: { crawlers: 'none' },
  shop: { crawlers: 'sitemap', isOpen: true },
  listing: { crawlers: 'none' },
  cart: { crawlers: 'closed', isOpen: true },
  checkout: { crawlers: 'closed' },
  paymentStatus: { crawlers: 'closed' },
};

const patternsWhere = (isMeant: (page: PageFacts) => boolean): string[] =>
  Object.entries(pages).flatMap(([name, { pattern }]) =>
    isMeant(facts[name as keyof typeof pages]) ? [pattern] : [],
  );

/** Addresses in the sitemap. */
export const sitemapPages = patternsWhere(({ crawlers }) => crawlers === 'sitemap');
/** Addresses that robots are asked to leave alone, with all below them. */
export const closedPages = patternsWhere(({ crawlers }) => crawlers === 'closed');
/** Addresses that anyone can open as they are. */
export const openPages = patternsWhere(({ isOpen = false }) => isOpen);
