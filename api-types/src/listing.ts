import { z } from 'zod';
import {
  amountSchema,
  idSchema,
  imageUrlSchema,
  instantSchema,
  listQuerySchema,
  textSchema,
} from './common.ts';
import { maxPrice } from './limits.ts';
import { listingConditions } from './lists.ts';
import { formatCedis } from './money.ts';

/** What an administrator sends to create a listing; the first of `images` is the main one. */
export const listingInputSchema = z.object({
  title: textSchema('Title'),
  description: textSchema('Description', 10_000),
  /** GH₵ with two decimals. */
  price: amountSchema('Price').max(maxPrice, `A price is at most ${formatCedis(maxPrice)}`),
  /** One of the group's categories, compared without case; the server knows them. */
  category: textSchema('Category', 40),
  condition: z.enum(listingConditions, `Condition is one of ${listingConditions.join(', ')}`),
  imageUrl: imageUrlSchema,
  images: z
    .array(imageUrlSchema, 'Images is a list of addresses')
    .max(20, 'A listing can have at most 20 images')
    .optional(),
  /** Pieces left; null means unlimited. */
  stock: z
    .int('Stock is a whole number, or empty')
    .nonnegative('Stock is a whole number, or empty')
    .max(1_000_000, 'Stock is at most 1,000,000')
    .nullable()
    .optional(),
});

/** A change to a listing: only the given fields are replaced. */
export const listingChangeSchema = listingInputSchema.partial();

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
  stock: z.int().nullable(),
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
