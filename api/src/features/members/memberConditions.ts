import type { RegistrationPeriod } from '@year-group/api-types/common/lists';
import { normalisePhone, phoneDigits } from '@year-group/api-types/common/phone';
import type { MemberQuery } from '@year-group/api-types/members/member';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '#platform/db/paging.ts';
import { aboutMember, members } from '#platform/db/schema.ts';
import type { Identity } from '#platform/security/tokens.ts';

export type Reader = Identity['role'];

/** Further words do not narrow a search by name and address. */
const maxWords = 8;
const threeLetters = /[\p{L}\p{N}]{3}/u;

/** The members of a query, and of a house; hidden fields are only searched for officers. */
export function memberConditions(
  { searchTerm = '', location, ...query }: MemberQuery,
  reader: Reader,
  house: string | undefined,
): SQL | undefined {
  const words = searchTerm.split(/\s+/).filter(Boolean).slice(0, maxWords);
  return and(
    reader === 'member' ? sql`${members.listed}` : undefined,
    house ? eq(members.house, house) : undefined,
    location ? livesIn(location, reader) : undefined,
    reader === 'admin' ? joinedBy(query) : undefined,
    or(hasPhone(searchTerm, reader), and(...words.map((word) => isFound(word, reader)))),
  );
}

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

/**
 * In name or e-mail. Officers also find hidden e-mails, and occupation, place and phone: by a word without
 * three letters only towns.
 */
function isFound(word: string, reader: Reader): SQL {
  const pattern = sql`lower(${containing(word)})`;
  const isShown = sql`${members.search} like ${pattern}`;
  if (reader === 'member') return isShown;
  const isHidden = sql`'email' = any(${members.hidden}) and lower(${members.email}) like ${pattern}`;
  const about = threeLetters.test(word)
    ? sql`${aboutMember} like ${pattern}`
    : sql`${members.town} = lower(${word})`;
  return sql`(${isShown} or (${isHidden}) or ${about})`;
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
