import { houseNamed } from '@year-group/api-types/houses';
import type { MemberQuery } from '@year-group/api-types/member';
import { normalisePhone } from '@year-group/api-types/phone';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '#platform/db/paging.ts';
import { members } from '#platform/db/schema.ts';
import type { Identity } from '#platform/security/tokens.ts';

export type Reader = Identity['role'];

/** Further words do not narrow a search by name and address. */
const maxWords = 8;
const trigram = /[\p{L}\p{N}]{3}/u;

/** The conditions of a list query as SQL; undefined for those not requested. */
export interface Conditions {
  /** Which members this reader can find at all. */
  listed: SQL | undefined;
  house: SQL | undefined;
  location: SQL | undefined;
  /** For scanning rows in order. */
  search: SQL | undefined;
  /** The same, for the search indexes. */
  indexedSearch: SQL | undefined;
  /** Whether no word of the search has the three letters of a trigram. */
  isShort: boolean;
  /** The name of the counter with the number of rows; undefined when rows must be counted. */
  counter: { kinds: string[]; value: string } | undefined;
}

/**
 * Turns a query into SQL; hidden fields are only searched for the administrator. A house of the
 * group is found in any capitals.
 */
export function memberConditions(
  { searchTerm = '', houseAtPresec, location }: MemberQuery,
  reader: Reader,
  houses: readonly string[],
): Conditions {
  const words = searchTerm.split(/\s+/).filter(Boolean).slice(0, maxWords);
  const number = hasPhone(searchTerm, reader);
  const house = houseAtPresec && houseNamed(houseAtPresec, houses);
  return {
    listed: reader === 'member' ? sql`${members.listed}` : undefined,
    house: house ? eq(members.house, house) : undefined,
    location: location ? livesIn(location, reader) : undefined,
    search: or(number, and(...words.map((word) => visibly(word, contains(word), reader)))),
    indexedSearch: or(number, and(...words.map((word) => visibly(word, containsByIndex(word), reader)))),
    isShort: words.length > 0 && !words.some((word) => trigram.test(word)),
    counter: words.length === 0 ? findCounter(house, location, reader) : undefined,
  };
}

const contains = (word: string): SQL => sql`${members.search} like lower(${containing(word)})`;

/** Short words by their letter pairs; where these are not sufficient, also by the row. */
function containsByIndex(word: string): SQL {
  if (trigram.test(word)) return contains(word);
  const signs = [...word];
  const pieces = signs.length < 2 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
  const list = sql.join(
    pieces.map((piece) => sql`lower(${piece})`),
    sql`, `,
  );
  const hasPieces = sql`short_pieces(${members.search}) @> array[${list}]`;
  return signs.length > 2 ? sql`(${hasPieces} and ${contains(word)})` : hasPieces;
}

/** The member with the typed phone number, in any form; undefined when it is none. */
function hasPhone(text: string, reader: Reader): SQL | undefined {
  const number = normalisePhone(text);
  if (!number) return undefined;
  const isShown = reader === 'member' ? sql`not ('phone' = any(${members.hidden}))` : undefined;
  return and(eq(members.phone, number), isShown);
}

/** The administrator also searches hidden addresses. */
function visibly(word: string, condition: SQL, reader: Reader): SQL {
  if (reader === 'member') return condition;
  const hidden = sql`'email' = any(${members.hidden}) and lower(${members.email}) like lower(${containing(word)})`;
  return sql`(${condition} or (${hidden}))`;
}

/** In a town, or at a location with a comma; hidden ones match nothing for others. */
function livesIn(location: string, reader: Reader): SQL | undefined {
  return and(
    sql`${members.town} = lower(${townOf(location)})`,
    location.includes(',') ? sql`lower(${members.location}) = lower(${location})` : undefined,
    reader === 'member' ? sql`not ('location' = any(${members.hidden}))` : undefined,
  );
}

const townOf = (location: string): string => location.slice(location.lastIndexOf(',') + 1).trim();

function findCounter(house: string | undefined, location: string | undefined, reader: Reader) {
  if (!house && !location) return { kinds: kindsOf('all', reader), value: '' };
  if (house) return location ? undefined : { kinds: kindsOf('house', reader), value: house };
  if (!location || location.includes(',')) return undefined;
  return { kinds: kindsOf('town', reader), value: location };
}

/** The counters that add up to what this reader can find. */
export function kindsOf(kind: 'all' | 'house' | 'town', reader: Reader): string[] {
  return reader === 'admin' ? [kind, `hidden-${kind}`] : [kind];
}
