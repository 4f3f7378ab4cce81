import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { NotFoundPage } from '#components/NotFoundPage.tsx';
import { paths } from '#lib/paths.ts';
import { deferredPart } from './deferredPart.tsx';
import { lazyPage } from './lazyPage.tsx';
import { MovedPage } from './MovedPage.tsx';
import type { PageHandle } from './pageHandle.ts';
import {
  preloadArticle,
  preloadDirectory,
  preloadEvent,
  preloadHome,
  preloadHub,
  preloadListing,
  preloadMember,
  preloadRegister,
  preloadShop,
} from './preloads.ts';
import { RequireMember } from './RequireMember.tsx';

/**
 * A page in a file of its own. `module` repeats its path for the server; a test compares the two.
 */
function page(module: string, fetchPage: () => Promise<ComponentType>, rest: PageHandle = {}) {
  const Component = lazyPage(fetchPage);
  return {
    element: <Component />,
    handle: { module: `src/features/${module}`, load: Component.load, ...rest } satisfies PageHandle,
  };
}

/** A page whose second part is hydrated at the first interaction. */
function withDeferredPart(
  { element, handle }: ReturnType<typeof page>,
  module: string,
  fetchPart: () => Promise<ComponentType>,
) {
  const Part = deferredPart(fetchPart);
  return {
    element: (
      <>
        {element}
        <Part />
      </>
    ),
    handle: {
      ...handle,
      deferredModule: `src/features/${module}`,
      loadLater: Part.load,
    } satisfies PageHandle,
  };
}

/** The route table. */
export const routes: RouteObject[] = [
  {
    path: paths.home.pattern,
    ...withDeferredPart(
      page('home/HomePage.tsx', async () => (await import('#features/home/HomePage.tsx')).HomePage, {
        preload: preloadHome,
        hasHero: true,
      }),
      'home/HomeSections.tsx',
      async () => (await import('#features/home/HomeSections.tsx')).HomeSections,
    ),
  },
  {
    path: paths.about.pattern,
    ...page('about/AboutPage.tsx', async () => (await import('#features/about/AboutPage.tsx')).AboutPage, {
      hasHero: true,
    }),
  },
  {
    path: paths.alumni.pattern,
    ...page(
      'alumni/AlumniPage.tsx',
      async () => (await import('#features/alumni/AlumniPage.tsx')).AlumniPage,
      {
        hasHero: true,
      },
    ),
  },
  {
    path: paths.donate.pattern,
    ...page(
      'donate/DonatePage.tsx',
      async () => (await import('#features/donate/DonatePage.tsx')).DonatePage,
    ),
  },
  {
    path: paths.news.pattern,
    ...page('news/HubPage.tsx', async () => (await import('#features/news/HubPage.tsx')).HubPage, {
      preload: preloadHub,
      query: ['tab'],
    }),
  },
  {
    path: paths.newsItem.pattern,
    ...page(
      'news/ArticlePage.tsx',
      async () => (await import('#features/news/ArticlePage.tsx')).ArticlePage,
      {
        preload: preloadArticle,
      },
    ),
  },
  {
    path: paths.event.pattern,
    ...page('events/EventPage.tsx', async () => (await import('#features/events/EventPage.tsx')).EventPage, {
      preload: preloadEvent,
    }),
  },
  {
    path: paths.newsPreview.pattern,
    ...page(
      'news/ArticlePreviewPage.tsx',
      async () => (await import('#features/news/ArticlePreviewPage.tsx')).ArticlePreviewPage,
    ),
  },
  {
    path: paths.eventPreview.pattern,
    ...page(
      'events/EventPreviewPage.tsx',
      async () => (await import('#features/events/EventPreviewPage.tsx')).EventPreviewPage,
    ),
  },
  {
    path: paths.shop.pattern,
    ...page('shop/ShopPage.tsx', async () => (await import('#features/shop/ShopPage.tsx')).ShopPage, {
      preload: preloadShop,
      query: ['category', 'sort', 'q'],
    }),
  },
  {
    path: paths.listing.pattern,
    ...page(
      'shop/ListingPage.tsx',
      async () => (await import('#features/shop/ListingPage.tsx')).ListingPage,
      {
        preload: preloadListing,
      },
    ),
  },
  {
    path: paths.cart.pattern,
    ...page('cart/CartPage.tsx', async () => (await import('#features/cart/CartPage.tsx')).CartPage, {
      isUndisturbed: true,
    }),
  },
  {
    path: paths.checkout.pattern,
    ...page(
      'checkout/CheckoutPage.tsx',
      async () => (await import('#features/checkout/CheckoutPage.tsx')).CheckoutPage,
      {
        query: ['step'],
        isUndisturbed: true,
      },
    ),
  },
  {
    path: paths.paymentStatus.pattern,
    ...page(
      'paymentStatus/PaymentStatusPage.tsx',
      async () => (await import('#features/paymentStatus/PaymentStatusPage.tsx')).PaymentStatusPage,
      {
        query: ['orderId', 'status'],
        isUndisturbed: true,
      },
    ),
  },
  {
    path: paths.register.pattern,
    ...page(
      'register/RegisterPage.tsx',
      async () => (await import('#features/register/RegisterPage.tsx')).RegisterPage,
      {
        preload: preloadRegister,
        hasHero: true,
      },
    ),
  },
  {
    path: paths.memberLogin.pattern,
    ...page(
      'verify/VerifyPage.tsx',
      async () => (await import('#features/verify/VerifyPage.tsx')).VerifyPage,
      {
        query: ['next'],
        hasHero: true,
      },
    ),
  },
  {
    element: <RequireMember />,
    children: [
      {
        path: paths.members.pattern,
        ...page(
          'members/DirectoryPage.tsx',
          async () => (await import('#features/members/DirectoryPage.tsx')).DirectoryPage,
          {
            preload: preloadDirectory,
            query: ['page', 'q', 'house', 'location'],
          },
        ),
      },
      {
        path: paths.member.pattern,
        ...page(
          'members/ProfilePage.tsx',
          async () => (await import('#features/members/ProfilePage.tsx')).ProfilePage,
          {
            preload: preloadMember,
          },
        ),
      },
    ],
  },
  {
    path: paths.login.pattern,
    element: <MovedPage to={paths.memberLogin.to()} />,
    handle: { movedTo: paths.memberLogin.to(), query: ['next'] } satisfies PageHandle,
  },
  { path: '*', element: <NotFoundPage />, handle: { status: 404 } satisfies PageHandle },
];
