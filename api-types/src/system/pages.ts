import type { GroupPart, Parts } from '../group/groupParts.ts';

/** The tabs of the news and events page, as they are named in its address. */
export type HubTab = 'news' | 'events';

/** Who can open a page: anyone, a verified member, or anyone who has more than the address. */
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

/** Every page of the site except the previews: for the route table, and `to` for links. */
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

const closed: PageName[] = ['memberLogin', 'members', 'cart', 'checkout', 'paymentStatus'];
const isOpen = (name: PageName): boolean => pages[name].access === 'open';
/** The pages in the sitemap, which also lists each item, event and listing. */
const listed = pageNames.filter((name) => isOpen(name) && !closed.includes(name));

const patternsOf = (names: PageName[]): string[] => names.map((name) => pages[name].pattern);

/** Addresses in the sitemap of a group with these parts. */
export const sitemapPages = (parts: Parts) => patternsOf(listed.filter((name) => isOn(parts, name)));
/** Addresses that robots are asked to leave alone, with all below them. */
export const closedPages = () => patternsOf(closed);
/** Addresses that anyone can open as they are. */
export const openPages = () => patternsOf(pageNames.filter(isOpen));
/** Patterns of the pages that are the same for everybody: their visited copies open without a connection. */
export const offlinePages = () => patternsOf([...listed, 'newsItem', 'event', 'listing', 'cart']);
