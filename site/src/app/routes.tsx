import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router-dom';
import { NotFoundPage } from '#lib/NotFoundPage.tsx';
import { paths } from '#lib/paths.ts';
import type { PageHandle } from './pageHandle.ts';
import { preloadArticle, preloadEvent, preloadHome, preloadHub } from './preloads.ts';
import { RootLayout } from './RootLayout.tsx';
import { RouteErrorPage } from './RouteErrorPage.tsx';

type Loader = () => Promise<ComponentType>;

/** A page in a file of its own; `module` repeats its path for the server, and a test compares the two. */
const page = (module: string, Component: Loader, handle: Omit<PageHandle, 'module'> = {}) => ({
  lazy: { Component },
  handle: { module: `src/features/${module}`, ...handle } satisfies PageHandle,
});

/** The route table. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteErrorPage,
    children: [
      {
        // A page that fails leaves the bar and the footer standing.
        ErrorBoundary: RouteErrorPage,
        children: [
          {
            index: true,
            ...page('home/HomePage.tsx', async () => (await import('#features/home/HomePage.tsx')).HomePage, {
              preload: preloadHome,
              hasHero: true,
            }),
          },
          {
            path: paths.about.pattern,
            ...page(
              'about/AboutPage.tsx',
              async () => (await import('#features/about/AboutPage.tsx')).AboutPage,
              { hasHero: true },
            ),
          },
          {
            path: paths.alumni.pattern,
            ...page(
              'alumni/AlumniPage.tsx',
              async () => (await import('#features/alumni/AlumniPage.tsx')).AlumniPage,
              { hasHero: true },
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
            }),
          },
          {
            path: paths.newsItem.pattern,
            ...page(
              'news/ArticlePage.tsx',
              async () => (await import('#features/news/ArticlePage.tsx')).ArticlePage,
              { preload: preloadArticle },
            ),
          },
          {
            path: paths.event.pattern,
            ...page(
              'events/EventPage.tsx',
              async () => (await import('#features/events/EventPage.tsx')).EventPage,
              { preload: preloadEvent },
            ),
          },
          {
            path: paths.login.pattern,
            loader: ({ request }) => redirect(paths.memberLogin.to() + new URL(request.url).search),
          },
          { path: '*', Component: NotFoundPage, handle: { status: 404 } satisfies PageHandle },
        ],
      },
    ],
  },
];
