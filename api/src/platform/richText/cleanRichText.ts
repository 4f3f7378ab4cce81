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
  /** Deeper tags are dropped; the editor creates four levels. */
  nestingLimit: 100,
};

/** Cleaned rich text; refuses one without any text left. */
export async function cleanRequiredRichText(html: string, field: string): Promise<string> {
  // Loaded on demand: a process that only serves readers does not need it.
  const { default: sanitizeHtml } = await import('sanitize-html');
  const cleaned = sanitizeHtml(html, onlyRichText).trim();
  if (sanitizeHtml(cleaned, { allowedTags: [] }).trim() === '') {
    throw refusedField(field, `${field[0]?.toUpperCase()}${field.slice(1)} is required`);
  }
  return cleaned;
}
