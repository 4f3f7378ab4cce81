import { formatLongDate } from '@year-group/api-types/common/dates';
import { trashDays } from '@year-group/api-types/common/limits';
import type { TrashKind } from '@year-group/api-types/common/lists';
import { formatPesewas } from '@year-group/api-types/common/money';
import { getTableColumns, gt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/db/database.ts';
import { events, listings, members, newsItems, trash } from '#platform/db/schema.ts';
import { logActions } from '../actions/actionService.ts';

/** What was deleted earlier cannot be restored, even before the daily job removes it. */
export const isRestorable = gt(trash.deletedAt, sql`now() - ${`${trashDays} days`}::interval`);

/** The stored form of each kind; members without generated columns and session data. */
export interface TrashRecords {
  members: Omit<typeof members.$inferSelect, 'nameKey' | 'search' | 'town' | 'listed' | 'tokensValidFrom'>;
  news: typeof newsItems.$inferSelect;
  events: typeof events.$inferSelect;
  shop: typeof listings.$inferSelect;
}

interface Summary {
  title: string;
  detail: string;
  images: string[];
}

const summaries: { [Kind in TrashKind]: (record: TrashRecords[Kind]) => Summary } = {
  members: ({ fullName, email }) => ({ title: fullName, detail: email, images: [] }),
  news: ({ title, category, imageUrl }) => ({ title, detail: category, images: given(imageUrl) }),
  events: ({ title, category, startsAt, imageUrl }) => ({
    title,
    detail: `${category}, ${formatLongDate(startsAt.getTime())}`,
    images: given(imageUrl),
  }),
  shop: ({ title, pricePesewas, images }) => ({ title, detail: formatPesewas(pricePesewas), images }),
};

const given = (imageUrl: string) => (imageUrl ? [imageUrl] : []);

/** The table of each kind of record. */
export const tables = { members, news: newsItems, events, shop: listings };

/** A record from its stored JSON, with instants as the table requires them. */
export function parseRecord(table: PgTable, record: Record<string, unknown>): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) =>
      columns[name]?.dataType === 'date' && typeof value === 'string'
        ? [name, new Date(value)]
        : [name, value],
    ),
  );
}

/** A record that is deleted again replaces its earlier entry. */
const newest = {
  title: sql`excluded.title`,
  detail: sql`excluded.detail`,
  record: sql`excluded.record`,
  images: sql`excluded.images`,
  merge: null,
  deletedAt: sql`now()`,
};

/** Maximum records per statement: each has six parameters. */
const batchSize = 1000;

/** Moves deleted records to the trash, in the deletion's transaction, and logs it. */
export async function moveToTrash<Kind extends TrashKind>(
  tx: Database,
  kind: Kind,
  records: TrashRecords[Kind][],
): Promise<void> {
  const trashed = records.map((record) => ({ id: record.id, kind, record, ...summaries[kind](record) }));
  for (let start = 0; start < trashed.length; start += batchSize) {
    await tx
      .insert(trash)
      .values(trashed.slice(start, start + batchSize))
      .onConflictDoUpdate({ target: [trash.kind, trash.id], set: newest });
  }
  await logActions(tx, entriesOf('delete', trashed));
}

/** What the log says of these records; a member's name is personal data, which is not logged. */
export const entriesOf = (
  action: 'delete' | 'restore' | 'empty-trash',
  rows: Pick<typeof trash.$inferSelect, 'id' | 'kind' | 'title'>[],
) =>
  rows.map(({ id, kind, title }) => ({
    action,
    target: `${kind}/${id}`,
    detail: kind === 'members' ? '' : title,
  }));
