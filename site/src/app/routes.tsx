import { pages } from '@year-group/api-types/pages';
import type { PreviewDrafts } from '@year-group/api-types/preview';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { lazyPage } from '#components/lazyPage.tsx';
import { HomePage } from '#features/home/HomePage.tsx';
import type { PageHandle } from './pageHandle.ts';
import { deferredPart } from './pageStart/deferredPart.tsx';
import {
  preloadAbout,
  preloadAlumni,
  preloadArticle,
  preloadCheckout,
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
import { PanelPreview } from './preview/PanelPreview.tsx';
import { RequireMember } from './RequireMember.tsx';

/** The files of pages that are fetched when needed. Each exports a component of its own name. */
const files = import.meta.glob<Record<string, ComponentType>>([
  '../features/*/{*Page,HomeSections}.tsx',
  '!../features/home/HomePage.tsx',
]);

interface Page {
  element: ReactNode;
  handle: PageHandle;
}

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
function page(file: string, rest: PageHandle = {}): Page {
  const Component = lazyPage(fetchFrom(file));
  return {
    element: <Component />,
    handle: { module: `src/features/${file}`, load: Component.load, ...rest },
  };
}

/** A page whose second part is hydrated when it comes into view. */
function withDeferredPart({ element, handle }: Page, file: string): Page {
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
    },
  };
}

/** Redirects to a page's new address and keeps the query. */
function MovedPage({ to }: { to: string }) {
  return <Navigate to={to + useLocation().search} replace />;
}

// Its first screen is small, so it is part of the file that every page needs: one request fewer.
const home = withDeferredPart(
  { element: <HomePage />, handle: { preload: preloadHome, hasHero: true } },
  'home/HomeSections.tsx',
);
const about = page('about/AboutPage.tsx', { preload: preloadAbout, hasHero: true });
const alumni = page('alumni/AlumniPage.tsx', { preload: preloadAlumni, hasHero: true });
const donate = page('donate/DonatePage.tsx', { preload: preloadDonate });
const shop = page('shop/ShopPage.tsx', { preload: preloadShop, query: ['category', 'sort', 'q'] });
const register = page('register/RegisterPage.tsx', { preload: preloadRegister, hasHero: true });

/** Where each draft of the panel is seen (`previewPaths`). A record's page waits for it. */
const pagesOfDrafts: Record<keyof PreviewDrafts, Page> = {
  news: page('news/ArticlePage.tsx'),
  events: page('events/EventPage.tsx'),
  listings: page('shop/ListingPage.tsx'),
  identity: home,
  look: home,
  contact: home,
  home,
  about,
  alumni,
  giving: donate,
  shop,
  houses: register,
  registration: register,
};
const previews: RouteObject = {
  element: <PanelPreview />,
  children: Object.entries(pagesOfDrafts).map(([name, found]) => ({ path: `/preview/${name}`, ...found })),
};

/** The route table. */
export const routes: RouteObject[] = [
  { path: pages.home.pattern, ...home },
  { path: pages.about.pattern, ...about },
  { path: pages.alumni.pattern, ...alumni },
  { path: pages.donate.pattern, ...donate },
  { path: pages.privacy.pattern, ...page('legal/PrivacyPage.tsx', { preload: preloadPrivacy }) },
  { path: pages.accessibility.pattern, ...page('legal/AccessibilityPage.tsx') },
  { path: pages.news.pattern, ...page('news/HubPage.tsx', { preload: preloadHub, query: ['tab', 'page'] }) },
  { path: pages.newsItem.pattern, ...page('news/ArticlePage.tsx', { preload: preloadArticle }) },
  { path: pages.event.pattern, ...page('events/EventPage.tsx', { preload: preloadEvent }) },
  { path: pages.shop.pattern, ...shop },
  { path: pages.listing.pattern, ...page('shop/ListingPage.tsx', { preload: preloadListing }) },
  {
    path: pages.cart.pattern,
    ...page('cart/CartPage.tsx', { preload: preloadShopTerms, isUndisturbed: true }),
  },
  {
    path: pages.checkout.pattern,
    ...page('checkout/CheckoutPage.tsx', {
      preload: preloadCheckout,
      query: ['step'],
      isUndisturbed: true,
    }),
  },
  {
    path: pages.paymentStatus.pattern,
    ...page('paymentStatus/PaymentStatusPage.tsx', { query: ['orderId', 'status'], isUndisturbed: true }),
  },
  { path: pages.register.pattern, ...register },
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
  previews,
  { path: '*', ...page('notFound/NotFoundPage.tsx', { status: 404 }) },
];
