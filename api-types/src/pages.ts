/** The tabs of the news and events page, as they are named in its address. */
export type HubTab = 'news' | 'events';

const fixed = <Path extends string>(pattern: Path) => ({ pattern, to: () => pattern });
const withId = <Path extends string>(base: Path) => ({
  pattern: `${base}/:id` as const,
  to: (id: string) => `${base}/${encodeURIComponent(id)}`,
});

/**
 * Every page of the site except the previews for the panel: `pattern` for the route table, `to` for
 * links. What else is known of it stands in `pageFacts` below, which the bundle of the site leaves
 * out.
 */
export const pages = {
  home: fixed('/'),
  about: fixed('/about'),
  alumni: fixed('/alumni'),
  news: { pattern: '/news', to: (tab: HubTab = 'news') => (tab === 'news' ? '/news' : `/news?tab=${tab}`) },
  newsItem: withId('/news'),
  event: withId('/events'),
  donate: fixed('/donate'),
  privacy: fixed('/privacy'),
  accessibility: fixed('/accessibility'),
  register: fixed('/register'),
  login: fixed('/login'),
  memberLogin: {
    pattern: '/member-login',
    to: (next?: string) => (next ? `/member-login?next=${encodeURIComponent(next)}` : '/member-login'),
  },
  members: fixed('/members'),
  member: withId('/members'),
  shop: fixed('/shop'),
  listing: withId('/shop'),
  cart: fixed('/cart'),
  checkout: fixed('/checkout'),
  paymentStatus: {
    pattern: '/payment-status',
    to: (orderId: string) => `/payment-status?orderId=${encodeURIComponent(orderId)}`,
  },
} as const;

/** What server, service worker, tests and measurements must know about a page. */
interface PageFacts {
  /** Whether it is in the sitemap; robots are asked to leave `closed` pages alone. */
  crawlers: 'sitemap' | 'closed' | 'none';
  /** Its address is enough to open it, without a login, an order or something from the panel. */
  isOpen?: true;
  /** It is the same for everybody, so a visited copy is stored and opens without a network. */
  isOffline?: true;
  /** What it may transfer at the first visit, by what it shows: `tests/journeys/budgets.ts`. */
  budget?: 'home' | 'text' | 'controls' | 'form';
}

export const pageFacts: Record<keyof typeof pages, PageFacts> = {
  home: { crawlers: 'sitemap', isOpen: true, isOffline: true, budget: 'home' },
  about: { crawlers: 'sitemap', isOpen: true, isOffline: true, budget: 'text' },
  alumni: { crawlers: 'sitemap', isOpen: true, isOffline: true, budget: 'text' },
  news: { crawlers: 'sitemap', isOpen: true, isOffline: true, budget: 'controls' },
  // The sitemap lists each item, event and listing.
  newsItem: { crawlers: 'none', isOffline: true, budget: 'text' },
  event: { crawlers: 'none', isOffline: true, budget: 'text' },
  donate: { crawlers: 'sitemap', isOpen: true, isOffline: true, budget: 'text' },
  privacy: { crawlers: 'sitemap', isOpen: true, isOffline: true, budget: 'text' },
  accessibility: { crawlers: 'sitemap', isOpen: true, isOffline: true, budget: 'text' },
  register: { crawlers: 'sitemap', isOpen: true, isOffline: true, budget: 'form' },
  login: { crawlers: 'none' },
  memberLogin: { crawlers: 'closed', isOpen: true, budget: 'text' },
  members: { crawlers: 'closed' },
  member: { crawlers: 'none' },
  shop: { crawlers: 'sitemap', isOpen: true, isOffline: true, budget: 'text' },
  listing: { crawlers: 'none', isOffline: true, budget: 'controls' },
  // Its HTML has no personal data: the cart is in the browser alone.
  cart: { crawlers: 'closed', isOpen: true, isOffline: true, budget: 'text' },
  checkout: { crawlers: 'closed', budget: 'form' },
  paymentStatus: { crawlers: 'closed' },
};

const patternsWhere = (isMeant: (page: PageFacts) => boolean): string[] =>
  Object.entries(pages).flatMap(([name, { pattern }]) =>
    isMeant(pageFacts[name as keyof typeof pages]) ? [pattern] : [],
  );

/** Addresses in the sitemap. */
export const sitemapPages = () => patternsWhere(({ crawlers }) => crawlers === 'sitemap');
/** Addresses that robots are asked to leave alone, with all below them. */
export const closedPages = () => patternsWhere(({ crawlers }) => crawlers === 'closed');
/** Addresses that anyone can open as they are. */
export const openPages = () => patternsWhere(({ isOpen = false }) => isOpen);
/** Patterns of the pages whose copies open without a network. */
export const offlinePages = () => patternsWhere(({ isOffline = false }) => isOffline);
