import { directoryPageSize, furthestCount, maxPlaces } from '@year-group/api-types/common/limits';
import type { MemberFacets, MemberQuery } from '@year-group/api-types/members/member';
import { and, desc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { memberCounts, members } from '#platform/db/schema.ts';
import type { Services } from '#platform/services.ts';
import { kindsOf, memberConditions, type Reader } from './memberConditions.ts';
import { findMatches } from './memberMatches.ts';
import { memberOrder, orderBy } from './memberOrder.ts';
import { type MemberRow, memberColumns } from './memberRepository.ts';

/** One page of members; when `totalIsCapped`, there are more than `total`. */
export interface DirectoryPage {
  rows: MemberRow[];
  total: number;
  totalIsCapped: boolean;
}

/** Lists and searches members; equally fast with a thousand and a million of them. */
export function createMemberDirectory({ db, group }: Pick<Services, 'db' | 'group'>) {
  /** The first rows in display order, by index only; full rows are fetched only for the page. */
  async function listIds(where: SQL | undefined, order: SQL, offset: number, limit: number) {
    const rows = await db
      .select({ id: members.id })
      .from(members)
      .where(where)
      .orderBy(order)
      .offset(offset)
      .limit(limit);
    return rows.map(({ id }) => id);
  }

  async function readCounter(kinds: string[], value: string): Promise<number> {
    const rows = await db
      .select({ members: memberCounts.members })
      .from(memberCounts)
      .where(
        and(inArray(memberCounts.kind, kinds), sql`${memberCounts.value} in (${value}, lower(${value}))`),
      );
    return rows.reduce((sum, row) => sum + row.members, 0);
  }

  async function fetch(ids: string[]): Promise<MemberRow[]> {
    if (ids.length === 0) return [];
    const rows = await db.select(memberColumns).from(members).where(inArray(members.id, ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  return {
    /** One page for this reader: by full name, for the administrator newest first. */
    async page(query: MemberQuery, reader: Reader): Promise<DirectoryPage> {
      const limit = query.limit ?? directoryPageSize;
      const offset = ((query.page ?? 1) - 1) * limit;
      const order = memberOrder(query.sort, reader);
      const { houses } = await group.shell();
      const conditions = memberConditions(query, reader, houses.names);
      const { listed, house, location, counter } = conditions;
      if (counter) {
        const [ids, total] = await Promise.all([
          listIds(and(listed, house, location), orderBy(order), offset, limit),
          readCounter(counter.kinds, counter.value),
        ]);
        return { rows: await fetch(ids), total, totalIsCapped: false };
      }
      const cap = offset + furthestCount + 1;
      const { ids, found } = await findMatches(db, conditions, { order, offset, limit, cap });
      const totalIsCapped = found >= cap;
      return { rows: await fetch(ids), total: totalIsCapped ? cap - 1 : found, totalIsCapped };
    },

    /**
     * Houses in the group's order, then former ones, and towns by size, each with this reader's
     * count.
     */
    async facets(reader: Reader): Promise<MemberFacets> {
      const count = sql<number>`sum(${memberCounts.members})::int`;
      const countsOf = (kinds: string[]) =>
        db
          .select({ value: sql<string>`min(${memberCounts.label})`, count })
          .from(memberCounts)
          .where(and(inArray(memberCounts.kind, kinds), gt(memberCounts.members, 0)))
          .groupBy(memberCounts.value);
      const [{ houses }, byHouse, locations] = await Promise.all([
        group.shell(),
        countsOf(kindsOf('house', reader)),
        countsOf(kindsOf('town', reader)).orderBy(desc(count), memberCounts.value).limit(maxPlaces),
      ]);
      const rank = (house: string) =>
        houses.names.includes(house) ? houses.names.indexOf(house) : houses.names.length;
      const inOrder = byHouse.toSorted(
        (a, b) => rank(a.value) - rank(b.value) || a.value.localeCompare(b.value),
      );
      return { houses: inOrder, locations: locations.filter(({ value }) => isTown(value)) };
    },
  };
}

/**
 * Text after the last comma that is no town: countries, states and their abbreviations. Two letters
 * alone are allowed, for Ho, Wa and La are towns.
 */
const largerThanTowns = new Set(
  [
    'ghana,nigeria,togo,kenya,south africa,united kingdom,great britain,england,scotland,wales,ireland,germany,france',
    'italy,spain,netherlands,the netherlands,belgium,switzerland,sweden,norway,denmark,finland,poland,canada,australia',
    'united states,united states of america,america,china,japan,india,united arab emirates,qatar,saudi arabia',
    'uk,usa,us,uae,dc,ny,nj,md,va,tx,ga,ca,pa,ma,nc,on,texas,virginia,maryland,california,georgia,ontario',
  ].flatMap((names) => names.split(',')),
);

/** Whether a place is a town: neither a larger area nor other text. */
function isTown(place: string): boolean {
  const isRemark = /[\d;:!?()/@]|^at /i.test(place);
  // D.C., U.K.: one letter before each dot.
  const isAbbreviation = /^(\p{L}\.\s*)+\p{L}?$/u.test(place);
  return !isRemark && !isAbbreviation && !largerThanTowns.has(place.toLowerCase());
}
