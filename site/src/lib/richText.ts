/**
 * Rich text that has been sanitised. Only `cleanHtml` creates it, so unsanitised text does not
 * compile.
 */
export type CleanHtml = string & { readonly __clean: never };

/**
 * Sanitises rich text on its way into the cache, although the server sanitised it before storing.
 * This happens where data arrives, so that server and browser render the same text. The sanitiser
 * is a file of its own: a browser loads it only when it fetches an article itself.
 */
export async function cleanRichText(html: string): Promise<CleanHtml> {
  const { cleanHtml } = await import('./cleanHtml.ts');
  return cleanHtml(html);
}
