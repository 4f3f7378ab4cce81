import type { PreviewDrafts } from '@year-group/api-types/content/preview';
import { type PageName, pageNames, pages } from '@year-group/api-types/system/pages';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { lazyPage } from '#components/lazyPage.tsx';
import { HomePage } from '#features/home/HomePage.tsx';
import type { PageHandle, Preload } from './pageHandle.ts';
import { deferredPart } from './pageStart/deferredPart.tsx';
import type * as preloads from './preloads.ts';
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
  if (!fetchFile) throw new Error(`There is no site/src/features/${file}.`);
  const name = file.replace(/^.*\/|\.tsx$/g, '');
  return async () => {
    const Component = (await fetchFile())[name];
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
    handle: { ...handle, loadLater: Part.load },
  };
}

/** What a page reads, by name in `preloads.ts`, which server-rendered pages do not need. */
const reads =
  (name: keyof typeof preloads): Preload =>
  async (...page) =>
    (await import('./preloads.ts'))[name](...page);

/** Redirects to a page's new address and keeps the query. */
function MovedPage({ to }: { to: string }) {
  return <Navigate to={to + useLocation().search} replace />;
}

interface Details extends PageHandle {
  /** Its file in `src/features`, where that is not `<name>/<Name>Page.tsx`. */
  file?: string;
}

/** What the route table says of a page besides its address and file. */
const details: { [Name in PageName]?: Details } = {
  about: { preload: reads('preloadAbout'), hasHero: true },
  alumni: { preload: reads('preloadAlumni'), hasHero: true },
  news: { file: 'news/HubPage.tsx', preload: reads('preloadHub'), query: ['tab', 'page'] },
  newsItem: { file: 'news/ArticlePage.tsx', preload: reads('preloadArticle') },
  event: { file: 'events/EventPage.tsx', preload: reads('preloadEvent') },
  donate: { preload: reads('preloadDonate') },
  privacy: { file: 'legal/PrivacyPage.tsx', preload: reads('preloadPrivacy') },
  accessibility: { file: 'legal/AccessibilityPage.tsx' },
  register: { preload: reads('preloadRegister'), hasHero: true },
  login: { movedTo: pages.memberLogin.to(), query: ['next'] },
  memberLogin: { file: 'verify/VerifyPage.tsx', query: ['next'], hasHero: true },
  members: {
    file: 'members/DirectoryPage.tsx',
    preload: reads('preloadDirectory'),
    query: ['page', 'q', 'house', 'location'],
  },
  member: { file: 'members/ProfilePage.tsx', preload: reads('preloadMember') },
  shop: { preload: reads('preloadShop'), query: ['category', 'sort', 'q'] },
  listing: { file: 'shop/ListingPage.tsx', preload: reads('preloadListing') },
  cart: { preload: reads('preloadShopTerms'), isUndisturbed: true },
  checkout: { preload: reads('preloadCheckout'), query: ['step'], isUndisturbed: true },
  paymentStatus: { query: ['orderId', 'status'], isUndisturbed: true },
};

function pageOf(name: PageName): Page {
  // Its first screen is small, so it is part of the file that every page needs: two requests fewer.
  if (name === 'home')
    return withDeferredPart(
      { element: <HomePage />, handle: { preload: reads('preloadHome'), hasHero: true } },
      'home/HomeSections.tsx',
    );
  const { file = `${name}/${name[0]?.toUpperCase()}${name.slice(1)}Page.tsx`, ...rest } = details[name] ?? {};
  return rest.movedTo ? { element: <MovedPage to={rest.movedTo} />, handle: rest } : page(file, rest);
}
const pageByName = Object.fromEntries(pageNames.map((name) => [name, pageOf(name)])) as Record<
  PageName,
  Page
>;

/** Where each draft of the panel is seen (`previewPaths`). A record's page waits for it. */
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
const previews: RouteObject = {
  element: <PanelPreview />,
  children: Object.entries(pagesOfDrafts).map(([name, found]) => ({ path: `/preview/${name}`, ...found })),
};

const routesFor = (isMeant: (name: PageName) => boolean): RouteObject[] =>
  pageNames.filter(isMeant).map((name) => ({ path: pages[name].pattern, ...pageByName[name] }));

/** The route table. */
export const routes: RouteObject[] = [
  ...routesFor((name) => pages[name].access !== 'member'),
  { element: <RequireMember />, children: routesFor((name) => pages[name].access === 'member') },
  previews,
  { path: '*', ...page('notFound/NotFoundPage.tsx', { status: 404 }) },
];
