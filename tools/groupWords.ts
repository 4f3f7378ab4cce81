/* Part of npm run check: the words of one group belong in its record, not in the product. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, root } from './folders.ts';

/**
 * The words of the demo's group, its school, years, houses, leaders and voice. A group's word that
 * is found in the code is added here.
 */
export const words: readonly RegExp[] = [
  // The name on the wire, and its column, stay as they are.
  /(?<!houseAt|house_at_|HouseAt)presec/i,
  // East Legon is a suburb, and an example of an address.
  /(?<!East )Legon/,
  /\bthe School\b/,
  /(?<!\d|#|\d\.)2015(?!\d|\.\d)/,
  /\bold boys\b/i,
  /\bbrother(?:s|hood)?\b/i,
  /\bKwansa\b|\bEngmann\b|\bAkro House\b|\bRiis House\b|\bLabone House\b|\bAko-Adjei\b|\bOwusu-Parry\b|\bP\.T\.A\. House\b|\bClerk House\b/,
  /\beleven (?:houses|officers|of us)\b/i,
  /\btorchbearers?\b/i,
  /\bKojo Essel\b|\bQuansah\b/,
  /United by excellence|Excellence\. Unity/i,
  /\b(?:boys?|girls?|dormitor(?:y|ies)|blazer)\b/i,
  // An icon of that name is no text.
  /\b(?:the|a|an|school|main) gates?\b/i,
  // A year in a picture or in what is said about it.
  /(?:<text\b[^>]*>|\balt=["'])[^<"']*\b(?:19|20)\d\d\b/,
];

/** What every group gets: the sources of the product without demo, tests, stories and documents. */
const shipped =
  /^(?:api|api-types|ui-kit|site|admin)\/.*\.(?:tsx?|css|html|json|svg|xml|txt)$|^package\.json$/;
const notShipped =
  /\.(?:test|stories)\.tsx?$|\/testing\/|\/docs\/|\/db\/demo\/|\/gazetteer\/|\/migrations\/meta\/|\/passwordStrength\.ts$/;

/** The lines of a file with a word of the group. */
export function groupWordsIn(path: string, text: string): string[] {
  if (!shipped.test(path) || notShipped.test(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    const found = words.map((word) => word.exec(line)?.[0]).find(Boolean);
    return found ? [`${path}:${index + 1} has “${found}”`] : [];
  });
}

/** The group's words in all files of the repository, including those not committed yet. */
export function findGroupWords(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  // A file may be deleted, and not committed yet.
  const paths = listed.split('\n').filter((path) => shipped.test(path) && existsSync(inRoot(path)));
  return paths.flatMap((path) => groupWordsIn(path, readFileSync(inRoot(path), 'utf8')));
}

if (import.meta.main) {
  const found = findGroupWords();
  for (const line of found)
    console.log(`${line}. Texts of a group belong into its record (api-types/src/group/group.ts).`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
