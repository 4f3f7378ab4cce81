import { linkProtocols } from '@year-group/api-types/common/rules';

const allowed = new RegExp(`^(${linkProtocols.join('|')}):`, 'i');

/** Whether a link has one of the protocols of docs/spec.md#validation. */
export const isAllowedLink = (address: string): boolean => allowed.test(address);

/** The full address for input without a protocol. Undefined when no allowed protocol fits. */
export function meantLink(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (isAllowedLink(text)) return text;
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?\d[\d-]{5,}$/.test(text)) return `tel:${text}`;
  // A host, perhaps with a port, and a path. Anything else before a colon is a protocol that is not
  // allowed.
  return /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(text) ? `https://${text}` : undefined;
}
