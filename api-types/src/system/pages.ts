import type { GroupPart, Parts } from '../group/groupParts.ts';

/** The tabs of the news and events page, as they are named in its address. */
export type HubTab = 'news' | 'events';

/**
 * Who can open a page: `open`: anyone, by its address alone; `member`: a member who has verified
 * themselves; `linked`: anyone who has more than the address, such as an id, an order or a cart.
 */
type Access = 'open' | 'member' | 'linked';

interface Page {
  pattern: string;
  access: Access;
  to(detail?: string): string;
}

const fixed = <Path extends string>(pattern: Path, access: Access = 'open') => ({
  pattern,
  access,
  to: () => pattern,
});
const withId = <Path extends string>(base: Path, access: Access = 'linked') => ({
  pattern: `${base}/:id` as const,
  access,
  to: (id: string) => `${base}/${encodeURIComponent(id)}`,
});

/**
 * Every page of the site except the previews for the panel: `pattern` and `access` for the route
 * table, `to` for links. What else is known of it is in `pageFacts` below, which the bundle of the
 * site leaves out.
 */
export const pages = {
  home: fixed('/'),
  about: fixed('/about'),
  alumni: fixed('/alumni'),
  news: {
    pattern: '/news',
    access: 'open',
    to: (tab: HubTab = 'news') => (tab === 'news' ? '/news' : `/news?tab=${tab}`),
  },
  newsItem: withId('/news'),
  event: withId('/events'),
  donate: fixed('/donate'),
  privacy: fixed('/privacy'),
  accessibility: fixed('/accessibility'),
  register: fixed('/register'),
  // An old address, which redirects.
  login: fixed('/login', 'linked'),
  memberLogin: {
    pattern: '/member-login',
    access: 'open',
    to: (next?: string) => (next ? `/member-login?next=${encodeURIComponent(next)}` : '/member-login'),
  },
  members: fixed('/members', 'member'),
  member: withId('/members', 'member'),
  shop: fixed('/shop'),
  listing: withId('/shop'),
  cart: fixed('/cart'),
  checkout: fixed('/checkout', 'linked'),
  paymentStatus: {
    pattern: '/payment-status',
    access: 'linked',
    to: (orderId: string) => `/payment-status?orderId=${encodeURIComponent(orderId)}`,
  },
} as const satisfies Record<string, Page>;
export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];

/** The pages of the parts that a group may have switched off. */
const partOf: { [Name in PageName]?: GroupPart } = {
  memberLogin: 'members',
  members: 'members',
  member: 'members',
  event: 'events',
  shop: 'shop',
  listing: 'shop',
  cart: 'shop',
  checkout: 'shop',
  paymentStatus: 'shop',
  donate: 'giving',
  alumni: 'alumni',
};

/** Whether a page is there: a page of a part that the group has switched off is not. */
export const isOn = (parts: Parts, name: PageName): boolean => {
  const part = partOf[name];
  return !part || parts[part];
};

/** What server, service worker, tests and measurements must know about a page. */
interface PageFacts {
  /** Whether it is in the sitemap; robots are asked to leave `closed` pages alone. */
  crawlers: 'sitemap' | 'closed' | 'none';
  /** It is the same for everybody, so a visited copy is kept and opens without a network. */
  isOffline?: true;
}

export const pageFacts: Record<PageName, PageFacts> = {
  home: { crawlers: 'sitemap', isOffline: true },
  about: { crawlers: 'sitemap', isOffline: true },
  alumni: { crawlers: 'sitemap', isOffline: true },
  news: { crawlers: 'sitemap', isOffline: true },
  // The sitemap lists each item, event and listing.
  newsItem: { crawlers: 'none', isOffline: true },
  event: { crawlers: 'none', isOffline: true },
  donate: { crawlers: 'sitemap', isOffline: true },
  privacy: { crawlers: 'sitemap', isOffline: true },
  accessibility: { crawlers: 'sitemap', isOffline: true },
  register: { crawlers: 'sitemap', isOffline: true },
  login: { crawlers: 'none' },
  memberLogin: { crawlers: 'closed' },
  members: { crawlers: 'closed' },
  member: { crawlers: 'none' },
  shop: { crawlers: 'sitemap', isOffline: true },
  listing: { crawlers: 'none', isOffline: true },
  // Its HTML has no personal data: the browser alone knows the cart.
  cart: { crawlers: 'closed', isOffline: true },
  checkout: { crawlers: 'closed' },
  paymentStatus: { crawlers: 'closed' },
};

const patternsWhere = (isMeant: (name: PageName) => boolean): string[] =>
  pageNames.filter(isMeant).map((name) => pages[name].pattern);

/** Addresses in the sitemap of a group with these parts. */
export const sitemapPages = (parts: Parts) =>
  patternsWhere((name) => pageFacts[name].crawlers === 'sitemap' && isOn(parts, name));
/** Addresses that robots are asked to leave alone, with all below them. */
export const closedPages = () => patternsWhere((name) => pageFacts[name].crawlers === 'closed');
/** Addresses that anyone can open as they are. */
export const openPages = () => patternsWhere((name) => pages[name].access === 'open');
/** Patterns of the pages whose copies open without a network. */
export const offlinePages = () => patternsWhere((name) => pageFacts[name].isOffline ?? false);
