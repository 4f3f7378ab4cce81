import { linkProtocols, richTextTags } from '@year-group/api-types/rules';
import { HttpError } from '../http/errors.ts';

/** Leaves only what the editor makes: its tags, and links with the allowed protocols or to this site. */
const onlyRichText = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: [...linkProtocols],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em' },
  enforceHtmlBoundary: false,
};

/** How many elements may stand in one another; the editor makes four levels. What cleans takes squared time for more. */
const deepest = 100;
const withoutEnd = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'wbr',
]);

/** Refuses markup that is nested too deep, in one pass over the text. */
function refuseDepth(html: string, field: string): void {
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (end) depth = Math.max(0, depth - 1);
    else if (!withoutEnd.has(name.toLowerCase())) depth += 1;
    if (depth > deepest) {
      const message = `The text is nested deeper than ${deepest} levels. Paste it without its formatting.`;
      throw new HttpError(400, 'validation-failed', message, { issues: [{ path: field, message }] });
    }
  }
}

/** Rich text as the editor makes it, whatever was sent; refuses one of which nothing is left to read. */
export async function cleanRequiredRichText(html: string, field: string): Promise<string> {
  refuseDepth(html, field);
  // Loaded at the first write: a process that only answers readers does without.
  const { default: sanitizeHtml } = await import('sanitize-html');
  const cleaned = sanitizeHtml(html, onlyRichText).trim();
  if (sanitizeHtml(cleaned, { allowedTags: [] }).trim() === '') {
    const message = `${field[0]?.toUpperCase()}${field.slice(1)} is required`;
    throw new HttpError(400, 'validation-failed', message, { issues: [{ path: field, message }] });
  }
  return cleaned;
}
