import { inApi } from '#platform/folders.ts';

const fromRoot = (path: string) => inApi(`../${path}`);

/** Where the builds of the front ends are, as `npm run build` leaves them. */
export const builtFolders = {
  siteClient: fromRoot('site/dist/client'),
  siteRenderer: fromRoot('site/dist/server/entryServer.js'),
  admin: fromRoot('admin/dist'),
  storybook: fromRoot('storybook-static'),
} as const;
