import { z } from 'zod';
import {
  amountSchema,
  idSchema,
  imageUrlSchema,
  instantSchema,
  listQuerySchema,
  textSchema,
} from '../common/common.ts';
import { maxPrice } from '../common/limits.ts';
import { listingConditions } from '../common/lists.ts';
import { formatCedis } from '../common/money.ts';
import {
  changedCombinationsSchema,
  combinationsSchema,
  listingOptionsSchema,
  sizeChartSchema,
  stockSchema,
} from './listingOptionsSchema.ts';
import { listingRunSchema } from './run.ts';

/** What an officer sends to create a listing; the first of `images` is the main one. */
export const listingInputSchema = z.object({
  title: textSchema('Title'),
  description: textSchema('Description', 10_000),
  /** GH₵ with two decimals. */
  price: amountSchema('Price').max(maxPrice, `A price is at most ${formatCedis(maxPrice)}`),
  /** One of the group's categories, compared without case; the server checks it. */
  category: textSchema('Category', 40),
  condition: z.enum(listingConditions, `Condition is one of ${listingConditions.join(', ')}`),
  imageUrl: imageUrlSchema,
  images: z
    .array(imageUrlSchema, 'Images is a list of addresses')
    .max(20, 'A listing can have at most 20 images')
    .optional(),
  /** Pieces left; null means unlimited. Not used where the listing has options with choices. */
  stock: stockSchema.optional(),
  /** Replaced as a whole; an empty list, or null for the size chart, removes them. */
  options: listingOptionsSchema.optional(),
  combinations: combinationsSchema.optional(),
  sizeChart: sizeChartSchema.nullable().optional(),
});

/** A change to a listing: only the given fields are replaced. */
export const listingChangeSchema = listingInputSchema
  .extend({ combinations: changedCombinationsSchema })
  .partial();

/** A listing of the shop; `imageUrl` is the first of `images`, or empty. */
export const listingSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  price: z.number(),
  category: z.string(),
  condition: z.enum(listingConditions),
  imageUrl: z.string(),
  images: z.array(z.string()),
  /** Pieces left, of all combinations together; null means that one of them is unlimited. */
  stock: z.int().nullable(),
  /** What the shopper chooses; absent when there is nothing to choose. */
  options: listingOptionsSchema.optional(),
  /** Stock, price and picture of combinations; absent when none differs. */
  combinations: combinationsSchema.optional(),
  sizeChart: sizeChartSchema.optional(),
  /** Its newest pre-order: it can be bought only while that is open. Null when it has not opened, absent without one. */
  run: listingRunSchema.nullable().optional(),
  createdAt: instantSchema,
});

/** Newest first, unless `sort` says otherwise; `category` is compared without case. */
export const listingQuerySchema = listQuerySchema(['createdAt', 'price', 'title', 'category']).extend({
  category: z.string().trim().optional(),
  condition: z.enum(listingConditions).optional(),
});

export type ListingInput = z.infer<typeof listingInputSchema>;
export type ListingChange = z.infer<typeof listingChangeSchema>;
export type Listing = z.infer<typeof listingSchema>;
export type ListingQuery = z.output<typeof listingQuerySchema>;
