import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { isAsset, isCacheable, isPage, isPicture, networkTimeoutSeconds } from './addresses.ts';

declare const self: ServiceWorkerGlobalScope;
const offlinePage = '/offline.html';

const day = 24 * 60 * 60;
const isOurs = (url: URL) => url.origin === self.location.origin;
const route =
  (matches: (url: URL) => boolean) =>
  ({ url }: { url: URL }) =>
    isOurs(url) && matches(url);

/** Redirects and error pages must not be cached as the page. */
const onlyWhole: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
};
/**
 * Scripts and fonts are requested with an origin and cached without one. The bytes are the same.
 */
const matchOptions = { ignoreVary: true };
const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true });

// A release may take over at once: pages come from the network first and name their own files, and
// cached files have names that change with their content, so an old page works with a new worker.
void self.skipWaiting();
clientsClaim();
enableNavigationPreload();

// The server replaces the revision (`brandRoutes.ts`); it changes when the page does.
precache([{ url: offlinePage, revision: 'offline-page-revision' }]);
// Where earlier releases had it.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete('offline')));

registerRoute(
  route(isCacheable),
  new NetworkFirst({
    cacheName: 'pages',
    matchOptions,
    networkTimeoutSeconds,
    plugins: [onlyWhole, atMost(60, 30)],
  }),
);
registerRoute(
  route(isAsset),
  new CacheFirst({ cacheName: 'assets', matchOptions, plugins: [onlyWhole, atMost(150, 90)] }),
);
registerRoute(
  route(isPicture),
  new StaleWhileRevalidate({ cacheName: 'pictures', matchOptions, plugins: [onlyWhole, atMost(120, 30)] }),
);
// Offline, pages that are never cached show the offline page.
registerRoute(({ url, request }) => request.mode === 'navigate' && route(isPage)({ url }), new NetworkOnly());

setCatchHandler(async ({ request }) => {
  const offline = request.mode === 'navigate' && (await matchPrecache(offlinePage));
  return offline || Response.error();
});
