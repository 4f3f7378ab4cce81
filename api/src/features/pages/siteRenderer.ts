import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { builtFolders } from './builtFolders.ts';

/** An API call during rendering, in this process. */
export type CallApi = (path: string) => Promise<{ status: number; body: unknown }>;

/** What the built site exports for the server. */
export interface SiteRenderer {
  render(request: {
    url: string;
    callApi: CallApi;
  }): Promise<{ status: number; html?: string; location?: string }>;
  /** A path and query without parameters that the page does not read. */
  addressOf(url: string): string;
  /** `sha256-…` of the inline starter, for the Content-Security-Policy. */
  scriptHashes: string[];
}

/**
 * Loads the built site; undefined when it has not been built (under `npm run dev`, Vite serves it).
 */
export async function loadSiteRenderer(publicUrl: string): Promise<SiteRenderer | undefined> {
  if (!existsSync(builtFolders.siteRenderer)) return undefined;
  const built = (await import(pathToFileURL(builtFolders.siteRenderer).href)) as {
    createRenderer(options: { clientDir: string; publicUrl: string }): Promise<SiteRenderer>;
  };
  return built.createRenderer({ clientDir: builtFolders.siteClient, publicUrl });
}
