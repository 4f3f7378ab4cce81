/** A phone number without spaces, hyphens and brackets. */
export function compactPhone(text: string): string {
  return text.replace(/[\s()[\]-]/g, '');
}

function bare(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}()[\]./]/gu, '');
}

/** How registration stores a number: without the trunk zero in `+233 (0)20 …`. */
export function comparablePhone(text: string): string {
  return compactPhone(text).replace(/^\+2330(?=\d{9}$)/, '+233');
}

/** The phone rule of docs/spec.md#validation, after `compactPhone`: + and 10 to 15 digits. */
export function isPhone(text: string): boolean {
  return /^\+\d{10,15}$/.test(compactPhone(text));
}

/** Ways of writing Ghana's nine digits; spreadsheets drop the leading zero. */
const ghanaian = /^(?:(?:\+|00)?2330?|0|(?=[235]))([1-9]\d{8})$/;
/** A number of any country, with the plus or the leading zeros that replace it. */
const international = /^(?:\+|00)(\d{10,15})$/;

/** A number in any usual form as `+233244556677`, without + or 00 as Ghanaian; else undefined. */
export function normalisePhone(text: string): string | undefined {
  const isInternational = /^(?:\+|00)/.test(bare(text));
  // Outside Ghana the zero in `+44 (0)20 …` is dropped.
  const compact = bare(isInternational ? text.replace(/\(\s*0\s*\)/, '') : text);
  const [, nine] = ghanaian.exec(compact) ?? [];
  if (nine) return `+233${nine}`;
  const [, digits] = international.exec(compact) ?? [];
  return digits && `+${digits}`;
}

/** As `normalisePhone`, for finding stored numbers; anything else is returned unchanged. */
export function lookupPhone(text: string): string {
  return normalisePhone(text) ?? normalisePhone(`+${bare(text)}`) ?? compactPhone(text);
}

/** Country codes of one and two digits (ITU-T E.164); all others have three. */
const countryCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** A number in groups for display: `+233 24 455 6677`; other text is returned unchanged. */
export function formatPhone(text: string): string {
  const phone = normalisePhone(text);
  if (!phone) return text;
  if (phone.startsWith('+233')) return phone.replace(/^(\+233)(\d\d)(\d{3})(\d+)$/, '$1 $2 $3 $4');
  const [country = ''] = countryCode.exec(phone) ?? [];
  return `${country} ${phone.slice(country.length).replace(/\d{3}(?=\d{2})/g, '$& ')}`;
}

/** The digits to search a partial number by, without + and leading zeros; undefined for a word. */
export function phoneDigits(text: string): string | undefined {
  const compact = normalisePhone(text) ?? bare(text);
  if (!/^\+?\d+$/.test(compact)) return undefined;
  const digits = compact.replace(/^(?:\+|0)*(?:233)?0?/, '');
  return digits.length >= 3 ? digits : undefined;
}
