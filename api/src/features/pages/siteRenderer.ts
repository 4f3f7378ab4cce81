import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { SiteRenderer } from '@year-group/api-types/siteRenderer';
import { builtFolders } from './builtFolders.ts';

/** Loads the built site; undefined when it has not been built, as in `npm run dev`. */
export async function loadSiteRenderer(publicUrl: string): Promise<SiteRenderer | undefined> {
  if (!existsSync(builtFolders.siteRenderer)) return undefined;
  const built = (await import(pathToFileURL(builtFolders.siteRenderer).href)) as {
    createRenderer(options: { clientDir: string; publicUrl: string }): Promise<SiteRenderer>;
  };
  return built.createRenderer({ clientDir: builtFolders.siteClient, publicUrl });
}
