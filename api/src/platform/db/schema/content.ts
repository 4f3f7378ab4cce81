import type { Combination, ListingOption, SizeChart } from '@year-group/api-types/shop/listingOptionsSchema';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** What is searched of a news item, without tags; `news_items_text` is the index on this. */
export const newsText = sql.raw(
  `lower(title || ' ' || category || ' ' || regexp_replace(content, '<[^>]*>', ' ', 'g'))`,
);

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
    /** When it will be published; null once it is. `createdAt` is then the same moment. */
    publishAt: timestamp('publish_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    // Read backwards for the newest first. It includes what decides who sees an item, for counting.
    index('news_items_newest').on(table.createdAt, table.id, table.publishAt),
    index('news_items_text').using('gin', sql`${newsText} gin_trgm_ops`),
  ],
);

/** Published events; `startsAt` is the instant that date and time mean in Accra. */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    category: text('category').notNull(),
    description: text('description').notNull(),
    imageUrl: text('image_url').notNull(),
    location: text('location').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    state: text('state').notNull().default('planned'),
    /** When a moved event was to be before it was moved. */
    movedFrom: timestamp('moved_from', { withTimezone: true }),
    /** Increases with every change, so that calendars take the newest (RFC 5545, SEQUENCE). */
    revision: integer('revision').notNull().default(0),
    createdAt,
  },
  (table) => [index('events_starts_at').on(table.startsAt, table.id)],
);

/** What visitors answered to an event; no foreign key, for it keeps them while it is in the trash. */
export const eventAnswers = pgTable(
  'event_answers',
  {
    /** Random; a device that sends it may change the answer. */
    id: uuid('id').primaryKey(),
    eventId: uuid('event_id').notNull(),
    name: text('name').notNull(),
    coming: boolean('coming').notNull(),
    /** How many come with them. */
    guests: smallint('guests').notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('event_answers_event').on(table.eventId)],
);

/** An option of a listing as stored: money in pesewas. */
export type StoredOption =
  | Extract<ListingOption, { kind: 'choice' }>
  | (Omit<Extract<ListingOption, { kind: 'text' }>, 'surcharge'> & { surchargePesewas: number });
/** The entry of a combination as stored: money in pesewas. */
export type StoredCombination = Omit<Combination, 'difference'> & { differencePesewas: number };

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
    /** Pieces left, of all combinations together where there are choices; null means unlimited. */
    stock: integer('stock'),
    options: jsonb('options').$type<StoredOption[]>(),
    /** Changed only while the row is locked, together with `stock`. */
    combinations: jsonb('combinations').$type<StoredCombination[]>(),
    sizeChart: jsonb('size_chart').$type<SizeChart>(),
    createdAt,
  },
  (table) => [
    index('listings_newest').on(table.createdAt, table.id),
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
