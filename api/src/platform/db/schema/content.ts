import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** Published news. */
export const newsItems = pgTable(
  'news_items',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    category: text('category').notNull(),
    /** Cleaned HTML. */
    content: text('content').notNull(),
    imageUrl: text('image_url').notNull(),
    createdAt,
  },
  (table) => [index('news_items_newest').on(table.createdAt.desc(), table.id.desc())],
);

/** Published events; `startsAt` is the instant that date and time mean in Accra. */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    category: text('category').notNull(),
    /** Cleaned HTML. */
    description: text('description').notNull(),
    imageUrl: text('image_url').notNull(),
    location: text('location').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    createdAt,
  },
  (table) => [index('events_starts_at').on(table.startsAt, table.id)],
);

/** What the shop offers. */
export const listings = pgTable(
  'listings',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    pricePesewas: bigint('price_pesewas', { mode: 'number' }).notNull(),
    category: text('category').notNull(),
    condition: text('condition').notNull(),
    /** Addresses of the images; the first is the main one. */
    images: jsonb('images').$type<string[]>().notNull().default(sql`'[]'::jsonb`),
    /** Pieces left; null means unlimited. */
    stock: integer('stock'),
    createdAt,
  },
  (table) => [
    index('listings_newest').on(table.createdAt.desc(), table.id.desc()),
    index('listings_price').on(table.pricePesewas, table.id),
  ],
);

/** Uploaded images; a job deletes the files of those without references. */
export const images = pgTable('images', {
  /** Address of the main file, as content refers to it. */
  imageUrl: text('image_url').primaryKey(),
  /** Names of all files of the image in the storage. */
  files: jsonb('files').$type<string[]>().notNull(),
  createdAt,
});
