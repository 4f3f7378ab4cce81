import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

type Content = Record<string, unknown>;

/** Every published version of each section of the group's record; rows are never changed. */
export const groupVersions = pgTable(
  'group_versions',
  {
    section: text('section').notNull(),
    /** From 1, without gaps. */
    version: integer('version').notNull(),
    content: jsonb('content').$type<Content>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.section, table.version] })],
);

/** The unpublished draft of a section. */
export const groupDrafts = pgTable('group_drafts', {
  section: text('section').primaryKey(),
  content: jsonb('content').$type<Content>().notNull(),
  /** The version that its editor started from. */
  basedOn: integer('based_on').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
});
