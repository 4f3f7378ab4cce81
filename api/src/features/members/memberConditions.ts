import type { RegistrationPeriod } from '@year-group/api-types/common/lists';
import { normalisePhone, phoneDigits } from '@year-group/api-types/common/phone';
import { houseNamed } from '@year-group/api-types/members/houses';
import type { MemberQuery } from '@year-group/api-types/members/member';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '#platform/db/paging.ts';
import { aboutMember, members } from '#platform/db/schema.ts';
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
  { searchTerm = '', houseAtPresec, location, ...query }: MemberQuery,
  reader: Reader,
  houses: readonly string[],
): Conditions {
  const words = searchTerm.split(/\s+/).filter(Boolean).slice(0, maxWords);
  const number = hasPhone(searchTerm, reader);
  const joined = reader === 'admin' ? joinedBy(query) : undefined;
  const house = houseAtPresec && houseNamed(houseAtPresec, houses);
  return {
    listed: reader === 'member' ? sql`${members.listed}` : undefined,
    house: house ? eq(members.house, house) : undefined,
    location: location ? livesIn(location, reader) : undefined,
    search: and(joined, or(number, and(...words.map((word) => visibly(word, contains(word), reader))))),
    indexedSearch: and(
      joined,
      or(number, and(...words.map((word) => visibly(word, containsByIndex(word), reader)))),
    ),
    isShort: words.length > 0 && !words.some((word) => trigram.test(word)),
    counter: words.length === 0 && !joined ? findCounter(house, location, reader) : undefined,
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

/** Since when they registered, and whether by an import. */
function joinedBy({ since, imported }: Pick<MemberQuery, 'since' | 'imported'>): SQL | undefined {
  return and(
    since && sql`${members.registeredAt} >= ${starts[since]}`,
    imported && (imported === 'yes' ? isNotNull(members.importId) : isNull(members.importId)),
  );
}

/** Accra is on UTC all year. */
const starts: Record<RegistrationPeriod, SQL> = {
  today: sql`date_trunc('day', now(), 'UTC')`,
  week: sql`now() - interval '7 days'`,
  month: sql`now() - interval '1 month'`,
};

/** The member with the typed phone number, in any form; the panel also finds a part of one. */
function hasPhone(text: string, reader: Reader): SQL | undefined {
  const digits = reader === 'admin' ? phoneDigits(text) : undefined;
  if (digits) return sql`${aboutMember} like ${containing(digits)}`;
  const number = normalisePhone(text);
  if (!number) return undefined;
  const isShown = reader === 'member' ? sql`not ('phone' = any(${members.hidden}))` : undefined;
  return and(eq(members.phone, number), isShown);
}

/** The administrator also searches hidden fields: with fewer than three letters, only towns. */
function visibly(word: string, condition: SQL, reader: Reader): SQL {
  if (reader === 'member') return condition;
  const pattern = sql`lower(${containing(word)})`;
  const hidden = sql`'email' = any(${members.hidden}) and lower(${members.email}) like ${pattern}`;
  const about = trigram.test(word)
    ? sql`${aboutMember} like ${pattern}`
    : sql`${members.town} = lower(${word})`;
  return sql`(${condition} or (${hidden}) or ${about})`;
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
