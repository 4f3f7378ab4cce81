import { offlinePages } from '@year-group/api-types/system/pages';

/** How long the service worker waits for the server before it shows its copy of a page. */
export const networkTimeoutSeconds = 4;

const offlinePage = new RegExp(`^(?:${offlinePages().join('|').replaceAll(':id', '[^/.]+')})$`);
const closed = /^\/(?:api|admin|docs|storybook|uploads|share)(?:\/|$)/;

/** Whether a page may be cached: public content only, never data of a member or an order. */
export const isCacheable = ({ pathname }: URL): boolean => offlinePage.test(pathname);

/** Whether an address is a page of the site, for which the offline page can be shown. */
export const isPage = ({ pathname }: URL): boolean => !closed.test(pathname) && !/\.\w+$/.test(pathname);

/** Files whose names change with their content. */
export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

/** Pictures of pages. */
export const isPicture = ({ pathname }: URL): boolean =>
  /^\/(?:uploads|images)\/.+\.(?:avif|webp|jpe?g|png)$/.test(pathname) ||
  /^\/(?:logo|favicon)\.svg$/.test(pathname);
