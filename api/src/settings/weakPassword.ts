/** Passwords of twelve characters and more that head every list of stolen ones; the words below cover most of the others. */
const wellKnown = new Set([
  'qwertyuiopas',
  'qwertyuiopasdf',
  'qwertyuiopasdfghjkl',
  'qwertyuiop123',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  '1qaz2wsx3edc4rfv',
  'zaq12wsxcde3',
  'q1w2e3r4t5y6',
  'asdfghjkl123',
  'correcthorsebatterystaple',
]);

/** What people put together with figures and signs when a password has to be long. */
const words =
  'password passwort passw0rd admin administrator administration welcome letmein login secret changeme default root ' +
  'superuser master test demo guest user qwerty qwertyuiop azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd ' +
  'abcdef iloveyou sunshine princess football baseball dragon monkey shadow superman batman starwars whatever ' +
  'trustno freedom hello ghana accra presec jesus jesuschrist god blessed school alumni yeargroup';
const guesses = words.split(' ').toSorted((left, right) => right.length - left.length);

const rows = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];
const fewest = 5;

/** Without spaces and signs, in small letters: P@ssw0rd, PASSWORD and pass-word are one guess. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll(/[^a-z0-9\u{80}-\u{10ffff}]/gu, '');

/** Why a long password is guessed early all the same, to be read after its name; undefined when it is not. */
export function weaknessOf(password: string, siteNames: readonly string[]): string | undefined {
  const text = plain(password);
  const names = siteNames.map(plain).filter((name) => name.length > 3);
  if (names.some((name) => text.includes(name))) return 'must not contain the name or address of the site';
  const reversed = [...text].toReversed().join('');
  const isRow = rows.some((row) => row.includes(text) || row.includes(reversed));
  const isCommon = wellKnown.has(text) || isRow || restOf(text).length < fewest;
  if (isCommon || new Set(password).size < fewest) {
    return 'is among the passwords that are guessed first; three or four words that have nothing in common are better';
  }
  return undefined;
}

/** What a guesser would not know: all but the usual words and the figures around them. */
function restOf(text: string): string {
  let rest = text.replaceAll('0', 'o');
  for (const word of guesses) rest = rest.replaceAll(word.replaceAll('0', 'o'), ' ');
  return rest.replaceAll(/[\d\s]/g, '');
}
