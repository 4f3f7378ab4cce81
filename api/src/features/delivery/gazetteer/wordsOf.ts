/** Letters that are not made of a Latin one and a mark, as they are typed on a telephone without them. */
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

/** Lower case, in the 26 letters where there is one for it; wide letters become plain, signs that cannot be seen go. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\0-\x7F]/gu, (letter) => folded[letter] ?? letter);
}

/** Words as compared: lower case, Ghanaian letters as they are typed on a phone, without signs. */
export function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Letters that are none of ours, also those in circles, boxes and flags. */
const foreignLetter = /[^a-z\P{L}\p{Lm}]|[\u{1F150}-\u{1F1FF}]/u;

/**
 * Whether a text has letters that only look like ours, such as the Cyrillic ones in `Tаmаle`: people would read a place
 * there that the gazetteer does not see.
 */
export const hasForeignLetters = (text: string): boolean => foreignLetter.test(plain(text));
