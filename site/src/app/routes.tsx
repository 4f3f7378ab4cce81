import { type PreviewDrafts, previewPath } from '@year-group/api-types/content/preview';
import { type PageName, pageNames, pages } from '@year-group/api-types/system/pages';
import type { ComponentType } from 'react';
import { type NonIndexRouteObject, type RouteObject, redirect } from 'react-router-dom';
import { NotFoundPage } from '#components/NotFoundPage.tsx';
import type { PageHandle, Preload } from './pageHandle.ts';
import type * as preloads from './preloads.ts';
import { PanelPreview } from './preview/PanelPreview.tsx';
import { RequireMember, requireMember } from './RequireMember.tsx';
import { RootLayout } from './RootLayout.tsx';
import { PageFileMissing, RouteErrorPage } from './RouteErrorPage.tsx';

type Page = Pick<NonIndexRouteObject, 'lazy' | 'loader' | 'handle'>;

/** The files of pages. Each exports a component of its own name. */
const files = import.meta.glob<Record<string, ComponentType>>('../features/*/*Page.tsx');

/** A page in a file of its own, in `src/features`. */
function page(file: string, handle: PageHandle = {}): Page {
  const fetchFile = files[`../features/${file}`];
  if (!fetchFile) throw new Error(`There is no site/src/features/${file}.`);
  const lazy = async () => {
    const found = await fetchFile().catch((cause: unknown) => {
      const message = 'The page could not be fetched. Please check your connection.';
      throw new PageFileMissing(message, { cause });
    });
    const Component = found[file.replace(/^.*\/|\.tsx$/g, '')];
    if (!Component) throw new Error(`${file} does not export a component of its name.`);
    return { Component };
  };
  return { lazy, handle: { module: `src/features/${file}`, ...handle } satisfies PageHandle };
}

/** The name of a function in `preloads.ts`. The browser fetches that file only when it opens a page itself. */
const reads =
  (name: keyof typeof preloads): Preload =>
  async (...page) =>
    (await import('./preloads.ts'))[name](...page);

const login: Page = {
  loader: ({ request }) => redirect(pages.memberLogin.to() + new URL(request.url).search),
  handle: { query: ['next'] } satisfies PageHandle,
};

/** Every page of the contract: its file, and what the layout and the server must know of it. */
const pageByName: Record<PageName, Page> = {
  home: page('home/HomePage.tsx', { preload: reads('preloadHome'), hasHero: true }),
  about: page('about/AboutPage.tsx', { preload: reads('preloadAbout'), hasHero: true }),
  alumni: page('alumni/AlumniPage.tsx', { preload: reads('preloadAlumni'), hasHero: true }),
  news: page('news/HubPage.tsx', { preload: reads('preloadHub'), query: ['tab', 'page'] }),
  newsItem: page('news/ArticlePage.tsx', { preload: reads('preloadArticle') }),
  event: page('events/EventPage.tsx', { preload: reads('preloadEvent') }),
  donate: page('donate/DonatePage.tsx', { preload: reads('preloadDonate') }),
  privacy: page('legal/PrivacyPage.tsx', { preload: reads('preloadPrivacy') }),
  accessibility: page('legal/AccessibilityPage.tsx'),
  register: page('register/RegisterPage.tsx', { preload: reads('preloadRegister'), hasHero: true }),
  login,
  memberLogin: page('verify/VerifyPage.tsx', { query: ['next'], hasHero: true }),
  // Members' pages have no preload: pointing at a link would count as reading the profiles.
  members: page('members/DirectoryPage.tsx', { query: ['page', 'q', 'house', 'location'] }),
  member: page('members/ProfilePage.tsx'),
  shop: page('shop/ShopPage.tsx', { preload: reads('preloadShop'), query: ['category', 'sort', 'q'] }),
  listing: page('shop/ListingPage.tsx', { preload: reads('preloadListing') }),
  cart: page('cart/CartPage.tsx', { preload: reads('preloadCart'), hasNoFooter: true }),
  checkout: page('checkout/CheckoutPage.tsx', {
    preload: reads('preloadCheckout'),
    query: ['step'],
    hasNoFooter: true,
  }),
  paymentStatus: page('paymentStatus/PaymentStatusPage.tsx', {
    query: ['orderId', 'status'],
    hasNoFooter: true,
  }),
};

/** Where each draft of the panel is seen, below `previewPath`. A record's page waits for it. */
const pagesOfDrafts: Record<keyof PreviewDrafts, Page> = {
  news: page('news/ArticlePage.tsx'),
  events: page('events/EventPage.tsx'),
  listings: page('shop/ListingPage.tsx'),
  parts: pageByName.home,
  identity: pageByName.home,
  look: pageByName.home,
  contact: pageByName.home,
  home: pageByName.home,
  about: pageByName.about,
  alumni: pageByName.alumni,
  giving: pageByName.donate,
  shop: pageByName.shop,
  houses: pageByName.register,
  registration: pageByName.register,
};

const routesFor = (isMeant: (name: PageName) => boolean): RouteObject[] =>
  pageNames.filter(isMeant).map((name) => {
    const found = pageByName[name];
    return { ...found, path: pages[name].pattern, handle: { ...(found.handle as PageHandle), name } };
  });

/** The route table. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: RouteErrorPage,
        children: [
          ...routesFor((name) => pages[name].access !== 'member'),
          {
            Component: RequireMember,
            loader: requireMember,
            children: routesFor((name) => pages[name].access === 'member'),
          },
          {
            Component: PanelPreview,
            children: Object.entries(pagesOfDrafts).map(([name, found]) => ({
              path: previewPath + name,
              ...found,
            })),
          },
          { path: '*', Component: NotFoundPage, handle: { status: 404 } satisfies PageHandle },
        ],
      },
    ],
  },
];
