import type { Combination, ListingOption, SizeChart } from '@year-group/api-types/shop/listingOptionsSchema';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';

const createdAt = t.timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** What is searched of a news item, without tags; `news_items_text` is the index on this. */
export const newsText = sql.raw(
  `lower(title || ' ' || category || ' ' || regexp_replace(content, '<[^>]*>', ' ', 'g'))`,
);

/** Published news. */
export const newsItems = t.pgTable(
  'news_items',
  {
    id: t.uuid('id').primaryKey(),
    title: t.text('title').notNull(),
    category: t.text('category').notNull(),
    /** Cleaned HTML. */
    content: t.text('content').notNull(),
    imageUrl: t.text('image_url').notNull(),
    /** When it will be published; null once it is. `createdAt` is then the same moment. */
    publishAt: t.timestamp('publish_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    // Read backwards for the newest first. It includes what decides who sees an item, for counting.
    t.index('news_items_newest').on(table.createdAt, table.id, table.publishAt),
    t.index('news_items_text').using('gin', sql`${newsText} gin_trgm_ops`),
  ],
);

/** Published events; `startsAt` is the instant that date and time mean in Accra. */
export const events = t.pgTable(
  'events',
  {
    id: t.uuid('id').primaryKey(),
    title: t.text('title').notNull(),
    category: t.text('category').notNull(),
    description: t.text('description').notNull(),
    imageUrl: t.text('image_url').notNull(),
    location: t.text('location').notNull(),
    startsAt: t.timestamp('starts_at', { withTimezone: true }).notNull(),
    state: t.text('state').notNull().default('planned'),
    /** When a moved event was to be before it was moved. */
    movedFrom: t.timestamp('moved_from', { withTimezone: true }),
    /** Increases with every change, so that calendars take the newest (RFC 5545, SEQUENCE). */
    revision: t.integer('revision').notNull().default(0),
    createdAt,
  },
  (table) => [t.index('events_starts_at').on(table.startsAt, table.id)],
);

/** What visitors answered to an event; no foreign key, for it keeps them while it is in the trash. */
export const eventAnswers = t.pgTable(
  'event_answers',
  {
    /** Random; a device that sends it may change the answer. */
    id: t.uuid('id').primaryKey(),
    eventId: t.uuid('event_id').notNull(),
    name: t.text('name').notNull(),
    coming: t.boolean('coming').notNull(),
    /** How many come with them. */
    guests: t.smallint('guests').notNull(),
    /** An e-mail address or a phone number; empty for neither. */
    contact: t.text('contact').notNull().default(''),
    answeredAt: t.timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [t.index('event_answers_event').on(table.eventId)],
);

/** An option of a listing as stored: money in pesewas. */
export type StoredOption =
  | Extract<ListingOption, { kind: 'choice' }>
  | (Omit<Extract<ListingOption, { kind: 'text' }>, 'surcharge'> & { surchargePesewas: number });
/** The entry of a combination as stored: money in pesewas. */
export type StoredCombination = Omit<Combination, 'difference'> & { differencePesewas: number };

/** What the shop offers. */
export const listings = t.pgTable(
  'listings',
  {
    id: t.uuid('id').primaryKey(),
    title: t.text('title').notNull(),
    description: t.text('description').notNull(),
    pricePesewas: t.bigint('price_pesewas', { mode: 'number' }).notNull(),
    category: t.text('category').notNull(),
    condition: t.text('condition').notNull(),
    /** Addresses of the images; the first is the main one. */
    images: t.jsonb('images').$type<string[]>().notNull().default(sql`'[]'::jsonb`),
    /** Pieces left, of all combinations together where there are choices; null means unlimited. */
    stock: t.integer('stock'),
    options: t.jsonb('options').$type<StoredOption[]>(),
    /** Changed only while the row is locked, together with `stock`. */
    combinations: t.jsonb('combinations').$type<StoredCombination[]>(),
    sizeChart: t.jsonb('size_chart').$type<SizeChart>(),
    createdAt,
  },
  (table) => [
    t.index('listings_newest').on(table.createdAt, table.id),
    t.index('listings_price').on(table.pricePesewas, table.id),
  ],
);

/** Uploaded images; a job deletes the files of those without references. */
export const images = t.pgTable('images', {
  /** Address of the main file, as content refers to it. */
  imageUrl: t.text('image_url').primaryKey(),
  /** Names of all files of the image in the storage. */
  files: t.jsonb('files').$type<string[]>().notNull(),
  createdAt,
});
