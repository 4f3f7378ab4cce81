/** Pages that are the same for everybody, and the cart, whose HTML holds nothing of the shopper. */
const publicPage = /^\/(?:(?:news|events|shop)(?:\/[^/.]+)?|about|alumni|donate|register|cart)?$/;
const closed = /^\/(?:api|admin|docs|storybook|uploads|share)(?:\/|$)/;

/** Whether a page may be kept: public content only, never what belongs to one member or one order. */
export const isKeptPage = ({ pathname }: URL): boolean => publicPage.test(pathname);

/** Whether an address is a page of the site at all, for which the offline page may stand in. */
export const isPage = ({ pathname }: URL): boolean => !closed.test(pathname) && !/\.\w+$/.test(pathname);

/** Files whose names change with their content. */
export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

/** Pictures of pages; not `/api/uploads`, where the administrator sends new ones. */
export const isPicture = ({ pathname }: URL): boolean =>
  /^\/(?:uploads|images)\/.+\.(?:avif|webp|jpe?g|png)$/.test(pathname) ||
  /^\/(?:logo\.svg|gate\.jpg|favicon\.svg)$/.test(pathname);
