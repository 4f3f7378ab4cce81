import { directoryPageSize, maxPlaces } from '@year-group/api-types/common/limits';
import { houseNamed } from '@year-group/api-types/members/houses';
import type { MemberFacets, MemberQuery } from '@year-group/api-types/members/member';
import { and, asc, count, desc, type SQL, sql } from 'drizzle-orm';
import { type Order, readPage } from '#platform/db/paging.ts';
import { members } from '#platform/db/schema.ts';
import type { Services } from '#platform/services.ts';
import { memberConditions, type Reader } from './memberConditions.ts';
import { type MemberRow, memberColumns } from './memberRepository.ts';

const { nameKey, house, town, location, listed, hidden, email, registeredAt, id } = members;
const shownEmail = sql`(case when 'email' = any(${hidden}) then '' else lower(${email}) end)`;

/** The order asked for, else by full name, and newest first for officers. */
function memberOrder(sort: MemberQuery['sort'], reader: Reader): Order {
  const [field, direction] = (sort ?? (reader === 'admin' ? 'registeredAt:desc' : 'fullName:asc')).split(':');
  const columns = {
    fullName: [nameKey],
    // Sorting by hidden values would reveal their order.
    email: [reader === 'admin' ? sql`lower(${email})` : shownEmail],
    houseAtPresec: [house, nameKey],
    registeredAt: [registeredAt],
  };
  const chosen = columns[field as keyof typeof columns] ?? columns.fullName;
  return [...chosen, id].map((column) => [column, direction === 'desc' ? desc : asc]);
}

/** Lists and searches members. */
export function createMemberDirectory({ db, group }: Pick<Services, 'db' | 'group'>) {
  async function countBy(value: SQL, label: SQL, where: SQL | undefined) {
    const each = count();
    return db
      .select({ value: sql<string>`min(${label})`, count: each })
      .from(members)
      .where(and(sql`${value} <> ''`, where))
      .groupBy(value)
      .orderBy(desc(each), value);
  }

  /** The houses in the group's order, then former ones. */
  async function countHouses(seen?: SQL) {
    const [{ houses }, counted] = await Promise.all([
      group.shell(),
      countBy(sql`${house}`, sql`${house}`, seen),
    ]);
    const rank = (name: string) =>
      houses.names.includes(name) ? houses.names.indexOf(name) : houses.names.length;
    return counted.toSorted((a, b) => rank(a.value) - rank(b.value) || a.value.localeCompare(b.value));
  }

  return {
    async page(query: MemberQuery, reader: Reader): Promise<{ rows: MemberRow[]; total: number }> {
      const page = { page: 1, limit: directoryPageSize, ...query };
      const asked = query.houseAtPresec;
      const house = asked ? houseNamed(asked, (await group.shell()).houses) : undefined;
      const where = memberConditions(query, reader, house);
      const order = memberOrder(query.sort, reader);
      return readPage(db, members, page, { where, order, columns: memberColumns });
    },

    countHouses,

    /** Houses, and towns by size, with this reader's counts. */
    async facets(reader: Reader): Promise<MemberFacets> {
      const seen = reader === 'member' ? sql`${listed}` : undefined;
      const isPlaceShown = reader === 'member' ? sql`not ('location' = any(${hidden}))` : undefined;
      const townAsWritten = sql`btrim(regexp_replace(${location}, '^.*,', ''))`;
      const [houses, byTown] = await Promise.all([
        countHouses(seen),
        countBy(sql`${town}`, townAsWritten, and(seen, isPlaceShown)),
      ]);
      return { houses, locations: byTown.filter(({ value }) => isTown(value)).slice(0, maxPlaces) };
    },
  };
}

/** No towns: countries, states and their abbreviations. Two letters alone may be Ho, Wa or La. */
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
