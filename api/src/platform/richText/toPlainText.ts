import { convert } from 'html-to-text';

/** Rich text as plain text for calendars, feeds and share cards; links keep only their text. */
export function toPlainText(html: string): string {
  return convert(html, {
    wordwrap: false,
    selectors: [{ selector: 'a', options: { ignoreHref: true } }],
  });
}
