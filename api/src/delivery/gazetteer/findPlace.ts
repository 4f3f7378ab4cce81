import { distance } from 'fastest-levenshtein';
import { accraSuburbs } from './accra.ts';
import { otherSuburbs } from './otherSuburbs.ts';
import type { Place } from './place.ts';
import { regions } from './regions.ts';
import { towns } from './towns.ts';

const suburbs = [...accraSuburbs, ...otherSuburbs];
/** Every place of the gazetteer, the nearest kind first. */
export const places: readonly Place[] = [...suburbs, ...towns, ...regions];

const ranks = new Map<Place, number>(
  [suburbs, towns, regions].flatMap((kind, index) => kind.map((place) => [place, 3 - index] as const)),
);
const suburbRank = 3;
const townRank = 2;
const longestName = 4;
const streetWord = /^(road|rd|street|st|avenue|ave|lane|ln|highway|hwy|close|crescent|drive|link|bypass)$/;

/** A place named in an address, and the words that name it. */
interface Mention {
  place: Place;
  start: number;
  length: number;
}

/** Words as compared: lower case, Ghanaian letters as they are typed on a phone, without signs. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ɛ', 'e')
    .replaceAll('ɔ', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

const namesOf = ({ name, aliases }: Place) => [name, ...aliases].map((each) => wordsOf(each).join(' '));

const byName = new Map<string, Place[]>();
for (const place of places) {
  for (const name of namesOf(place)) byName.set(name, [...(byName.get(name) ?? []), place]);
}

/** The place that an address as people write it goes to; undefined when it names none that we know. */
export function findPlace(address: string): Place | undefined {
  const words = wordsOf(address);
  const exact = mentions(words, (name) => byName.get(name) ?? []);
  const found = choose(words, exact);
  if (found && ranks.get(found) === suburbRank) return found;
  // A town alone may stand behind a suburb that was mistyped.
  return choose(words, [...exact, ...mentions(words, similar)]);
}

function mentions(words: string[], look: (name: string) => Place[]): Mention[] {
  const found: Mention[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(longestName, words.length - start); length >= 1; length -= 1) {
      const named = look(words.slice(start, start + length).join(' '));
      found.push(...named.map((place) => ({ place, start, length })));
      // "East Legon" is not also a mention of Legon.
      if (named.length > 0) {
        start += length - 1;
        break;
      }
    }
  }
  return found;
}

/** Names that differ by a slip of the thumb: one letter from five letters on, two from nine on. */
function similar(name: string): Place[] {
  if (name.length < 5) return [];
  const slips = name.length < 9 ? 1 : 2;
  return [...byName].flatMap(([known, named]) =>
    Math.abs(known.length - name.length) <= slips && known.length >= 5 && distance(known, name) <= slips
      ? named
      : [],
  );
}

/** A suburb before its town before its region; the town that is named last decides between places of one name. */
function choose(words: string[], found: Mention[]): Place | undefined {
  const offStreet = found.filter(({ start, length }) => !streetWord.test(words[start + length] ?? ''));
  const usable = offStreet.length > 0 ? offStreet : found;
  const named = usable.filter(({ place }) => ranks.get(place) === townRank).map(({ place }) => place.name);
  const fitting = usable.filter(
    ({ place }) => ranks.get(place) !== suburbRank || named.length === 0 || named.includes(place.within),
  );
  const best = fitting.toSorted(
    (left, right) =>
      (ranks.get(right.place) ?? 0) - (ranks.get(left.place) ?? 0) ||
      right.length - left.length ||
      (ranks.get(left.place) === suburbRank ? left.start - right.start : right.start - left.start),
  );
  return best[0]?.place;
}
