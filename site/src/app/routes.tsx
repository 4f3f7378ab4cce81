import { pages } from '@year-group/api-types/pages';
import type { PreviewDrafts } from '@year-group/api-types/preview';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { NotFoundPage } from '#components/NotFoundPage.tsx';
import type { PageHandle } from './pageHandle.ts';
import { deferredPart, lazyPage } from './pageStart/lazyPage.tsx';
import {
  preloadAbout,
  preloadAlumni,
  preloadArticle,
  preloadDirectory,
  preloadDonate,
  preloadEvent,
  preloadHome,
  preloadHub,
  preloadListing,
  preloadMember,
  preloadPrivacy,
  preloadRegister,
  preloadShop,
  preloadShopTerms,
} from './preloads.ts';
import { RequireMember } from './RequireMember.tsx';

/** The files of all pages. Each exports a component of its own name. */
const files = import.meta.glob<Record<string, ComponentType>>('../features/*/{*Page,HomeSections}.tsx');

/** Fetches the component of a file such as `news/HubPage.tsx`. */
function fetchFrom(file: string): () => Promise<ComponentType> {
  const fetchFile = files[`../features/${file}`];
  const name = file.replace(/^.*\/|\.tsx$/g, '');
  return async () => {
    const Component = (await fetchFile?.())?.[name];
    if (!Component) throw new Error(`${file} does not export ${name}.`);
    return Component;
  };
}

/** A page in a file of its own, in `src/features`. */
function page(file: string, rest: PageHandle = {}) {
  const Component = lazyPage(fetchFrom(file));
  return {
    element: <Component />,
    handle: { module: `src/features/${file}`, load: Component.load, ...rest } satisfies PageHandle,
  };
}

/** A page whose second part is hydrated when it comes into view. */
function withDeferredPart({ element, handle }: ReturnType<typeof page>, file: string) {
  const Part = deferredPart(fetchFrom(file));
  return {
    element: (
      <>
        {element}
        <Part />
      </>
    ),
    handle: {
      ...handle,
      deferredModule: `src/features/${file}`,
      loadLater: Part.load,
    } satisfies PageHandle,
  };
}

/** Redirects to a page's new address and keeps the query. */
function MovedPage({ to }: { to: string }) {
  return <Navigate to={to + useLocation().search} replace />;
}

/** Pages of drafts for the panel, by the last part of their address (`previewPaths`). */
const previews = Object.entries({
  news: 'news/Article',
  events: 'events/Event',
  home: 'home/Home',
  about: 'about/About',
  alumni: 'alumni/Alumni',
  giving: 'donate/Donate',
} satisfies Record<keyof PreviewDrafts, string>).map(([kind, file]) => ({
  path: `/preview/${kind}`,
  ...page(`${file}PreviewPage.tsx`),
}));

/** The route table. */
export const routes: RouteObject[] = [
  {
    path: pages.home.pattern,
    ...withDeferredPart(
      page('home/HomePage.tsx', { preload: preloadHome, hasHero: true }),
      'home/HomeSections.tsx',
    ),
  },
  { path: pages.about.pattern, ...page('about/AboutPage.tsx', { preload: preloadAbout, hasHero: true }) },
  { path: pages.alumni.pattern, ...page('alumni/AlumniPage.tsx', { preload: preloadAlumni, hasHero: true }) },
  { path: pages.donate.pattern, ...page('donate/DonatePage.tsx', { preload: preloadDonate }) },
  { path: pages.privacy.pattern, ...page('legal/PrivacyPage.tsx', { preload: preloadPrivacy }) },
  { path: pages.accessibility.pattern, ...page('legal/AccessibilityPage.tsx') },
  { path: pages.news.pattern, ...page('news/HubPage.tsx', { preload: preloadHub, query: ['tab'] }) },
  { path: pages.newsItem.pattern, ...page('news/ArticlePage.tsx', { preload: preloadArticle }) },
  { path: pages.event.pattern, ...page('events/EventPage.tsx', { preload: preloadEvent }) },
  {
    path: pages.shop.pattern,
    ...page('shop/ShopPage.tsx', { preload: preloadShop, query: ['category', 'sort', 'q'] }),
  },
  { path: pages.listing.pattern, ...page('shop/ListingPage.tsx', { preload: preloadListing }) },
  {
    path: pages.cart.pattern,
    ...page('cart/CartPage.tsx', { preload: preloadShopTerms, isUndisturbed: true }),
  },
  {
    path: pages.checkout.pattern,
    ...page('checkout/CheckoutPage.tsx', {
      preload: preloadShopTerms,
      query: ['step'],
      isUndisturbed: true,
    }),
  },
  {
    path: pages.paymentStatus.pattern,
    ...page('paymentStatus/PaymentStatusPage.tsx', { query: ['orderId', 'status'], isUndisturbed: true }),
  },
  {
    path: pages.register.pattern,
    ...page('register/RegisterPage.tsx', { preload: preloadRegister, hasHero: true }),
  },
  {
    path: pages.memberLogin.pattern,
    ...page('verify/VerifyPage.tsx', { query: ['next'], hasHero: true }),
  },
  {
    element: <RequireMember />,
    children: [
      {
        path: pages.members.pattern,
        ...page('members/DirectoryPage.tsx', {
          preload: preloadDirectory,
          query: ['page', 'q', 'house', 'location'],
        }),
      },
      { path: pages.member.pattern, ...page('members/ProfilePage.tsx', { preload: preloadMember }) },
    ],
  },
  {
    path: pages.login.pattern,
    element: <MovedPage to={pages.memberLogin.to()} />,
    handle: { movedTo: pages.memberLogin.to(), query: ['next'] } satisfies PageHandle,
  },
  ...previews,
  { path: '*', element: <NotFoundPage />, handle: { status: 404 } satisfies PageHandle },
];
