import type { ActionSubject } from '@year-group/api-types/officers/action';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/db/database.ts';
import { events, listings, members, newsItems, orders, trash } from '#platform/db/schema.ts';

interface Source {
  table: PgTable & { id: PgColumn };
  name: PgColumn | SQL<string>;
}

/** Where the records of each area have their names. */
const sources: Record<string, Source> = {
  members: { table: members, name: members.fullName },
  news: { table: newsItems, name: newsItems.title },
  events: { table: events, name: events.title },
  shop: { table: listings, name: listings.title },
  orders: { table: orders, name: sql<string>`${orders.id}::text` },
};

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** The present names of what entries of the log are about, by target: the log itself keeps ids only. */
export async function readSubjects(
  db: Database,
  targets: readonly string[],
): Promise<Map<string, ActionSubject>> {
  const wanted = new Set(targets);
  const byArea = Map.groupBy(wanted, (target) => target.split('/')[0] ?? '');
  const found = new Map<string, ActionSubject>();
  const add = (target: string, name: string, isInTrash: boolean) => {
    if (wanted.has(target)) found.set(target, { name, isInTrash });
  };
  const idsOf = (each: readonly string[]) =>
    each.map((target) => target.slice(target.indexOf('/') + 1)).filter((id) => uuid.test(id));

  for (const { id, kind, title } of await readTrash(db, idsOf([...wanted])))
    add(`${kind}/${id}`, title, true);
  for (const [area, source] of Object.entries(sources)) {
    for (const { id, name } of await readNames(db, source, idsOf(byArea.get(area) ?? [])))
      add(`${area}/${id}`, area === 'orders' ? orderNumber(name) : name, false);
  }
  return found;
}

const readTrash = (db: Database, ids: string[]) =>
  db.select({ id: trash.id, kind: trash.kind, title: trash.title }).from(trash).where(inArray(trash.id, ids));

async function readNames(db: Database, { table, name }: Source, ids: string[]) {
  if (ids.length === 0) return [];
  const fields = { id: sql<string>`${table.id}`, name: sql<string>`${name}` };
  return db.select(fields).from(table).where(inArray(table.id, ids));
}
