import { previewPaths } from './preview.ts';

/** The tabs of the news and events page, as they are named in its address. */
export type HubTab = 'news' | 'events';

const fixed = <Path extends string>(pattern: Path) => ({ pattern, to: () => pattern });
const withId = <Path extends string>(base: Path) => ({
  pattern: `${base}/:id` as const,
  to: (id: string) => `${base}/${encodeURIComponent(id)}`,
});

/** Every page of the site: `pattern` for the route table, `to` for links. */
export const pages = {
  home: fixed('/'),
  about: fixed('/about'),
  alumni: fixed('/alumni'),
  news: { pattern: '/news', to: (tab: HubTab = 'news') => (tab === 'news' ? '/news' : `/news?tab=${tab}`) },
  newsItem: withId('/news'),
  event: withId('/events'),
  newsPreview: fixed(previewPaths.news),
  eventPreview: fixed(previewPaths.events),
  givingPreview: fixed(previewPaths.giving),
  donate: fixed('/donate'),
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
