import { distance } from 'fastest-levenshtein';
import { estimateRoadMetres, type Point } from '../distance.ts';
import { type Place, places, regions, towns } from './places.ts';
import { wordsOf } from './wordsOf.ts';

const regionNames: ReadonlySet<string> = new Set(regions.map(({ name }) => name));
const regionOfTown = new Map(towns.map(({ name, within }) => [name, within]));
const maxNameWords = 4;
const notADestination =
  /^(road|rd|street|st|avenue|ave|lane|ln|highway|hwy|close|crescent|drive|link|bypass|station)$/;

/** A place named in an address, and the words that name it. */
interface Mention {
  place: Place;
  start: number;
  length: number;
}

const byName = new Map<string, Place>();
for (const place of places) {
  for (const name of [place.name, ...place.aliases]) byName.set(wordsOf(name).join(' '), place);
}

/**
 * The destination of an address as people write it; undefined when it names no known place. A
 * suburb takes precedence over its town and a town over its region; among unrelated places the
 * farthest from the shop is chosen, so that adding a name never lowers the price.
 */
export function findPlace(address: string, from: Point): Place | undefined {
  const words = wordsOf(address);
  const exact = mentions(words, (name) => byName.get(name));
  const unknown = words.map((word, index) =>
    exact.some(({ start, length }) => index >= start && index < start + length) ? '' : word,
  );
  const named = destinations(words, [...exact, ...mentions(unknown, similar)]);
  const metres = (place: Place) => estimateRoadMetres(from, place);
  return named.toSorted((left, right) => metres(right) - metres(left))[0];
}

function mentions(words: string[], look: (name: string) => Place | undefined): Mention[] {
  const found: Mention[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(maxNameWords, words.length - start); length >= 1; length -= 1) {
      const name = words.slice(start, start + length);
      const place = name.every(Boolean) && look(name.join(' '));
      if (!place) continue;
      found.push({ place, start, length });
      // "East Legon" is not also a match for Legon.
      start += length - 1;
      break;
    }
  }
  return found;
}

/** Typing mistakes: one letter from five letters on, two from nine on, never a digit. */
function similar(name: string): Place | undefined {
  const slips = name.length < 9 ? 1 : 2;
  const digits = name.replace(/\D/g, '');
  const isSimilar = (known: string) =>
    Math.abs(known.length - name.length) <= slips &&
    Math.min(known.length, name.length) >= 5 &&
    known.replace(/\D/g, '') === digits &&
    distance(known, name) <= slips;
  const known = [...byName.keys()].find(isSimilar);
  return known === undefined ? undefined : byName.get(known);
}

/** The places that are meant: no streets named after one, no container of another match. */
function destinations(words: string[], found: Mention[]): Place[] {
  const wordAt = (index: number) => words[index] ?? '';
  const offStreet = found.filter(({ start, length }) => !notADestination.test(wordAt(start + length)));
  const named = offStreet.length > 0 ? offStreet : found;
  const around = new Set(named.flatMap(({ place: { within } }) => [within, regionOfTown.get(within)]));
  const innermost = named.filter(({ place }) => !around.has(place.name));
  // Region names are also those of hotels and peoples: "Ashanti Lodge, Osu" is in Osu.
  const certain = innermost.filter(
    ({ place, start, length }) => !regionNames.has(place.name) || wordAt(start + length - 1) === 'region',
  );
  return (certain.length > 0 ? certain : innermost).map(({ place }) => place);
}
