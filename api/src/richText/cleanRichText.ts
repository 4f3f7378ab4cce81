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

/** Rich text as the editor makes it, whatever was sent; refuses one of which nothing is left to read. */
export async function cleanRequiredRichText(html: string, field: string): Promise<string> {
  // Loaded at the first write: a process that only answers readers does without.
  const { default: sanitizeHtml } = await import('sanitize-html');
  const cleaned = sanitizeHtml(html, onlyRichText).trim();
  if (sanitizeHtml(cleaned, { allowedTags: [] }).trim() === '') {
    const message = `${field[0]?.toUpperCase()}${field.slice(1)} is required`;
    throw new HttpError(400, 'validation-failed', message, { issues: [{ path: field, message }] });
  }
  return cleaned;
}
