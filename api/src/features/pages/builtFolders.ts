import { inApi } from '#platform/folders.ts';

const fromRoot = (path: string) => inApi(`../${path}`);

/** Output folders of the front ends after `npm run build`. */
export const builtFolders = {
  siteClient: fromRoot('site/dist/client'),
  siteRenderer: fromRoot('site/dist/server/entryServer.js'),
  admin: fromRoot('admin/dist'),
  storybook: fromRoot('storybook-static'),
} as const;
