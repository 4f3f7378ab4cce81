import { linkProtocols, richTextTags } from '@year-group/api-types/rules';
import sanitizeHtml from 'sanitize-html';
import { HttpError } from '../http/errors.ts';

/** Leaves only what the editor makes: its tags, and links with the allowed protocols or to this site. */
function cleanRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: [...linkProtocols],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em' },
    enforceHtmlBoundary: false,
  }).trim();
}

/** As `cleanRichText`, and refuses a text of which nothing is left to read. */
export function cleanRequiredRichText(html: string, field: string): string {
  const cleaned = cleanRichText(html);
  if (sanitizeHtml(cleaned, { allowedTags: [] }).trim() === '') {
    const message = `${field[0]?.toUpperCase()}${field.slice(1)} is required`;
    throw new HttpError(400, 'validation-failed', message, { issues: [{ path: field, message }] });
  }
  return cleaned;
}
