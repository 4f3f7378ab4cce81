import { and, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/db/database.ts';
import { members } from '#platform/db/schema.ts';
import type { Conditions } from './memberConditions.ts';
import { type MemberOrder, orderBy } from './memberOrder.ts';

/** How many rows are scanned in display order, at first and before an index search. */
const usualReach = { glance: 4000, walk: 20_000 } as const;

/** The rows of one page and what is known about the total. */
export interface Matches {
  ids: string[];
  /** The total; counting stops at the cap. */
  found: number;
}

interface Page {
  order: MemberOrder;
  offset: number;
  limit: number;
  /** Where counting stops. */
  cap: number;
  /** Smaller in tests, so that few rows exercise every strategy. */
  reach?: Record<keyof typeof usualReach, number>;
}

/**
 * Finds one page of a search. No single strategy is fast for every term: a rare one is found by the
 * search index and then sorted; a frequent one has too much to sort, but is soon met when scanning
 * in display order. A term that is neither, such as a first name that sorts late, is the slowest.
 */
export async function findMatches(db: Database, conditions: Conditions, page: Page): Promise<Matches> {
  const { offset, limit, cap, reach = usualReach } = page;
  // Two letters are mostly frequent and their index lists are long: scanning further first is
  // cheaper.
  const first = conditions.isShort ? reach.walk : reach.glance;
  const glanced = await readNearby(db, conditions, page, first, cap);
  if (glanced.found >= cap || glanced.isAll) return glanced;
  const some = await readIndexed(db, conditions, page, cap);
  if (some.found < cap) return some;
  const wanted = offset + limit;
  if (glanced.found >= wanted) return { ids: glanced.ids, found: cap };
  if (!conditions.isShort) {
    const walked = await readNearby(db, conditions, page, reach.walk, wanted);
    if (walked.found >= wanted) return { ids: walked.ids, found: cap };
  }
  return readIndexed(db, conditions, page);
}

/** Searches by index; `maxRows` stops early, and then the rows are only good for counting. */
async function readIndexed(
  db: Database,
  { listed, house, location, indexedSearch }: Conditions,
  { order, offset, limit, cap }: Page,
  maxRows?: number,
): Promise<Matches> {
  const { keys, sorted } = named(order);
  // Materialized, so that the planner plans for all matches, which the index serves. Seeing the
  // limit, it would scan the table, which is slow for a rare term.
  return run(
    db,
    sql`with hits as materialized (
          select ${keys} from ${members} where ${and(listed, house, location, indexedSearch)}
        ), chosen as materialized (select * from hits ${maxRows === undefined ? sql`` : sql`limit ${maxRows}`}),
        page as (select id from chosen order by ${sorted} offset ${offset} limit ${limit})
        select least((select count(*) from chosen), ${cap})::int as found,
          (select coalesce(json_agg(id), '[]') from page) as ids`,
  );
}

/** Scans `nearby` rows in display order until `maxRows` match; `isAll` at the last row. */
async function readNearby(
  db: Database,
  { listed, house, location, search }: Conditions,
  { order, offset, limit }: Page,
  nearby: number,
  maxRows: number,
): Promise<Matches & { isAll: boolean }> {
  const { keys, sorted } = named(order);
  // One filter chooses the scanned index; the rest is checked row by row.
  const [chosen, looked] = house ? [house, and(location, search)] : [location, search];
  const walked = and(listed, chosen);
  const inWalked = walked ? sql`where ${walked}` : sql``;
  return run(
    db,
    sql`with chosen as materialized (
          select ${keys}
          from (select * from ${members} ${inWalked} order by ${orderBy(order)} limit ${nearby}) as ${members}
          ${looked ? sql`where ${looked}` : sql``} order by ${orderBy(order)} limit ${maxRows}
        ), page as (select id from chosen order by ${sorted} offset ${offset} limit ${limit})
        select (select count(*) from chosen)::int as found,
          (select coalesce(json_agg(id), '[]') from page) as ids,
          case when (select count(*) from chosen) = ${maxRows} then false else
            (select count(*) < ${nearby} from (select 1 from ${members} ${inWalked} limit ${nearby}) as counted)
          end as "isAll"`,
  );
}

/** The columns of an order under aliases, and the order by these aliases. */
function named({ columns, direction }: MemberOrder): { keys: SQL; sorted: SQL } {
  const names = columns.map((_, index) =>
    sql.identifier(index === columns.length - 1 ? 'id' : `key${index}`),
  );
  return {
    keys: sql.join(
      columns.map((column, index) => sql`${column} as ${names[index]}`),
      sql`, `,
    ),
    sorted: sql.join(
      names.map((name) => sql`${name} ${direction}`),
      sql`, `,
    ),
  };
}

async function run<Row extends object>(db: Database, statement: SQL): Promise<Row> {
  const [row] = await rowsOf<Row>(db, statement);
  if (!row) throw new Error('The directory query returned no row.');
  return row;
}
