import type { CleanHtml } from './cleanHtml.ts';

/**
 * Sanitises rich text on its way into the cache, although the server sanitised it before storing.
 * This happens where data arrives, so that server and browser render the same text. The sanitiser
 * is a file of its own: a browser loads it only when it fetches an article itself.
 */
export async function cleanRichText(html: string): Promise<CleanHtml> {
  const { cleanHtml } = await import('./cleanHtml.ts');
  return cleanHtml(html);
}
