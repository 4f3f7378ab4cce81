import { normalisePhone } from './phone.ts';

/** Maximum length of an e-mail address that mail servers accept (RFC 5321, 4.5.3.1.3). */
export const maxEmailLength = 254;

const word = /^\w+$/;
const suffix = /^[a-z]{2,3}$/i;

/** Splits at every `.` and `-`; an empty part means two adjacent separators, or one at an end. */
function areSeparatedWords(text: string): boolean {
  return text.split(/[.-]/).every((part) => word.test(part));
}

/** The e-mail rule of docs/spec.md#validation, by splits: linear time on any input. */
export function isEmail(text: string): boolean {
  if (text.length > maxEmailLength) return false;
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

const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
/** With underscores, which the standard excludes and the rule of the spec accepts. */
const domainLabel = /^\w(?:[\w-]{0,61}\w)?$/;

/** What an e-mail input accepts (the HTML standard), in linear time, without line breaks. */
export function isHtmlEmail(text: string): boolean {
  if (text.length > maxEmailLength) return false;
  const [local = '', domain = '', ...rest] = text.split('@');
  return (
    rest.length === 0 && localPart.test(local) && domain.split('.').every((label) => domainLabel.test(label))
  );
}

/** Whether an address is deliverable: accepted by an e-mail input, with a domain that can exist. */
export function isReachableEmail(text: string): boolean {
  return isHtmlEmail(text) && text.slice(text.indexOf('@')).includes('.');
}

/** The link that writes to an e-mail address, in which nothing is read as another recipient or as a text. */
export const mailLink = (email: string): string =>
  `mailto:${email.replaceAll(/[?&%#]/g, encodeURIComponent)}`;

/** Whether a text is an e-mail address or a phone number, so that somebody can be told something. */
export const isContact = (text: string): boolean => isReachableEmail(text) || Boolean(normalisePhone(text));

/** The form in which e-mail addresses are compared: without case and surrounding space. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase();

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

/** Tags that the rich-text editor creates; the server removes all others. */
export const richTextTags = ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a'] as const;
