import { type Place, places } from './places.ts';
import { wordsOf } from './wordsOf.ts';

const most = 6;

/** Places that start with the last words typed; house number and street stay in front. */
export function suggestPlaces(input: string): { place: Place; label: string }[] {
  const parts = input
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const typed = wordsOf(parts.at(-1) ?? '').join(' ');
  if (typed.length < 2) return [];
  const before = parts.slice(0, -1).join(', ');
  return places
    .map((place) => ({ place, score: scoreOf(place, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score || left.place.name.localeCompare(right.place.name))
    .slice(0, most)
    .map(({ place }) => ({ place, label: [before, place.name, place.within].filter(Boolean).join(', ') }));
}

/** 3: the name starts so; 2: another spelling does; 1: a later word of the name does. */
function scoreOf(place: Place, typed: string): number {
  const name = wordsOf(place.name).join(' ');
  if (name.startsWith(typed)) return 3;
  if (place.aliases.some((alias) => wordsOf(alias).join(' ').startsWith(typed))) return 2;
  return name.includes(` ${typed}`) ? 1 : 0;
}
