import { linkProtocols, richTextTags } from '@year-group/api-types/common/rules';
import { refusedField } from '../http/errors.ts';

/** Keeps only what the editor creates: its tags, and links that are allowed. */
const onlyRichText = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: [...linkProtocols],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em' },
  enforceHtmlBoundary: false,
};

/** Maximum nesting depth; the editor creates four levels. Deeper ones take quadratic time. */
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

/** Refuses markup that is nested too deeply, in one pass over the text. */
function refuseDepth(html: string, field: string): void {
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (end) depth = Math.max(0, depth - 1);
    else if (!withoutEnd.has(name.toLowerCase())) depth += 1;
    if (depth > deepest) {
      const message = `The text is nested deeper than ${deepest} levels. Paste it without its formatting.`;
      throw refusedField(field, message);
    }
  }
}

/** Cleaned rich text; refuses one without any text left. */
export async function cleanRequiredRichText(html: string, field: string): Promise<string> {
  refuseDepth(html, field);
  // Loaded on demand: a process that only serves readers does not need it.
  const { default: sanitizeHtml } = await import('sanitize-html');
  const cleaned = sanitizeHtml(html, onlyRichText).trim();
  if (sanitizeHtml(cleaned, { allowedTags: [] }).trim() === '') {
    throw refusedField(field, `${field[0]?.toUpperCase()}${field.slice(1)} is required`);
  }
  return cleaned;
}
