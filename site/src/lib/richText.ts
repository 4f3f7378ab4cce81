/** Rich text that has been cleaned; only `cleanHtml` makes it, so nothing else can be put into a page. */
export type CleanHtml = string & { readonly __clean: never };

/**
 * Cleans rich text on its way into the cache. The server has cleaned it before storing; this is the second time. It
 * happens where data arrives, so that server and browser draw the very same text, and the cleaner is a file of its own
 * that a browser loads only when it fetches an article itself: one that came with its page was cleaned on the server.
 */
export async function cleanRichText(html: string): Promise<CleanHtml> {
  const { cleanHtml } = await import('./cleanHtml.ts');
  return cleanHtml(html);
}
