/** The longest e-mail address that mail servers accept (RFC 5321, 4.5.3.1.3). */
export const longestEmail = 254;

const word = /^\w+$/;
const suffix = /^\w{2,3}$/;

/** Splits at every `.` and `-`; a part left empty means two separators met, or one stood at an end. */
function areSeparatedWords(text: string): boolean {
  return text.split(/[.-]/).every((part) => word.test(part));
}

/**
 * The spec's e-mail rule: words with single dots or hyphens between them, an @, a domain of the same kind and a last
 * part of 2 to 3 letters. Written with splits so that it takes linear time on any input.
 */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail) return false;
  const [local = '', domain = '', ...rest] = text.split('@');
  const lastDot = domain.lastIndexOf('.');
  return (
    rest.length === 0 &&
    lastDot > 0 &&
    areSeparatedWords(local) &&
    areSeparatedWords(domain.slice(0, lastDot)) &&
    suffix.test(domain.slice(lastDot + 1))
  );
}

/** The form in which e-mail addresses are compared: without case and surrounding space. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** A phone number without the spaces, hyphens and brackets that people write into it. */
export function normalisePhone(text: string): string {
  return text.replace(/[\s()[\]-]/g, '');
}

/**
 * The form in which phone numbers are stored and compared: as `normalisePhone`, and without the trunk zero that some
 * write after Ghana's country code, `+233 (0)20 …`.
 */
export function comparablePhone(text: string): string {
  return normalisePhone(text).replace(/^\+2330(?=\d{9}$)/, '+233');
}

/** The number that someone means who leaves out the plus or Ghana's country code: `020 123 4567`, `00233 …`. */
export function meantPhone(text: string): string {
  const phone = normalisePhone(text);
  if (phone.startsWith('+')) return comparablePhone(phone);
  if (phone.startsWith('00')) return comparablePhone(`+${phone.slice(2)}`);
  return comparablePhone(phone.startsWith('0') ? `+233${phone.slice(1)}` : `+${phone}`);
}

/** The spec's phone rule, after `normalisePhone`: + and 10 to 15 digits. */
export function isPhone(text: string): boolean {
  return /^\+\d{10,15}$/.test(normalisePhone(text));
}

/** Link protocols that the rich-text editor and the server's cleaning allow. */
export const linkProtocols = [
  'http',
  'https',
  'ftp',
  'ftps',
  'mailto',
  'tel',
  'callto',
  'sms',
  'cid',
  'xmpp',
] as const;

/** Tags that the rich-text editor makes; the server's cleaning removes all others. */
export const richTextTags = ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a'] as const;
