import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The pages of the catalogue. While Storybook is being built, one of them may be missing. */
export const cataloguePages = ['index.html', 'iframe.html'] as const;

/**
 * The Content-Security-Policy of the component catalogue. The inline scripts of Storybook's two
 * pages are allowed by their hashes, since the catalogue shares the site's origin, where a foreign
 * script could act for the person who is logged in. Its pages show stories in a frame of the same
 * origin.
 */
export async function cataloguePolicy(folder: string): Promise<string> {
  const texts = await Promise.all(cataloguePages.map((page) => readFile(join(folder, page), 'utf8')));
  const hashes = texts.flatMap(inlineScripts);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** The inline scripts of a page as sources of a policy: the hashes that a browser makes of them. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${hash('sha256', text.replaceAll('\r\n', '\n'), 'base64')}'`,
  );
}
