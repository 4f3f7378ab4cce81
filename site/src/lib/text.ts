import { excerptLength } from '@year-group/api-types/common/limits';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Rich text without its tags, on one line. */
export function toPlainText(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1\s*>/gis, '')
    .replace(/<(br|\/(p|li|ul|ol|h\d))\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim();
}

function decodeEntity(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return entities[name.toLowerCase()] ?? entity;
  const point = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
}

/** An excerpt of a rich text for a card: at most 100 characters, cut between words. */
export const excerptOf = (html: string): string => cut(toPlainText(html), excerptLength);

/** Cuts a text to `maxLength` characters including the ellipsis, between words if possible. */
export function cut(text: string, maxLength: number): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  const head = characters.slice(0, maxLength - 1).join('');
  const lastSpace = characters[maxLength - 1] === ' ' ? head.length : head.lastIndexOf(' ');
  return `${(lastSpace > 0 ? head.slice(0, lastSpace) : head).replace(/[\s,;:.–—-]+$/, '')}…`;
}
