/** Letters that do not decompose into a Latin letter and a mark, with their usual substitutes. */
const folded: Readonly<Record<string, string>> = {
  ɛ: 'e',
  ɔ: 'o',
  ŋ: 'n',
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ʋ: 'v',
  ʒ: 'z',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ɩ: 'i',
  ʊ: 'u',
  ɑ: 'a',
  ɡ: 'g',
};

/** Lower case in basic Latin letters where possible, without invisible characters. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\0-\x7F]/gu, (letter) => folded[letter] ?? letter);
}

/** Words for comparison: lower case, usual letters, without punctuation. */
export function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Letters outside our alphabet, including those in circles, boxes and flags. */
const foreignLetter = /[^a-z\P{L}\p{Lm}]|[\u{1F150}-\u{1F1FF}]/u;

/**
 * Whether a text has letters that only look like ours, such as the Cyrillic ones in `Tаmаle`:
 * people would read a place there that the gazetteer does not find.
 */
export const hasForeignLetters = (text: string): boolean => foreignLetter.test(plain(text));
