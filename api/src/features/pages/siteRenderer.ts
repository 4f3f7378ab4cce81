import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { builtFolders } from './builtFolders.ts';

/** One call of the API made while a page is rendered, in this process. */
export type CallApi = (path: string) => Promise<{ status: number; body: unknown }>;

/** What the built site exports for the server. */
export interface SiteRenderer {
  render(request: {
    url: string;
    callApi: CallApi;
  }): Promise<{ status: number; html?: string; location?: string }>;
  /** A path and query without the parameters that the page there does not read. */
  addressOf(url: string): string;
  /** `sha256-…` of the inline starter, for the Content-Security-Policy. */
  scriptHashes: string[];
}

/** Loads the built site; undefined when it has not been built (`npm run dev` serves it otherwise). */
export async function loadSiteRenderer(publicUrl: string): Promise<SiteRenderer | undefined> {
  if (!existsSync(builtFolders.siteRenderer)) return undefined;
  const built = (await import(pathToFileURL(builtFolders.siteRenderer).href)) as {
    createRenderer(options: { clientDir: string; publicUrl: string }): Promise<SiteRenderer>;
  };
  return built.createRenderer({ clientDir: builtFolders.siteClient, publicUrl });
}
