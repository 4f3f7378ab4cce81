import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Records deleted in the last thirty days; their own tables no longer contain them. */
export const trash = pgTable(
  'trash',
  {
    /** The record's own id. */
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    detail: text('detail').notNull(),
    /** The record as it was stored. */
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    /** Addresses of its images, which stay stored as long as it can be restored. */
    images: jsonb('images').$type<string[]>().notNull().default(sql`'[]'::jsonb`),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('trash_newest').on(table.deletedAt.desc(), table.id.desc())],
);
