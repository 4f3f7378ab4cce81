import { z } from 'zod';
import { idSchema, imageUrlSchema, instantSchema, listQuerySchema, textSchema } from '../common/common.ts';
import { dayMs } from '../common/dates.ts';

/** What an officer sends to publish a news item. */
export const newsInputSchema = z.object({
  title: textSchema('Title'),
  category: textSchema('Category', 60),
  /** HTML from the rich-text editor; the server cleans it before storing. */
  content: textSchema('Content', 100_000),
  imageUrl: imageUrlSchema,
  /** When to publish it: null or a time in the past for at once. */
  publishAt: instantSchema
    .refine((instant) => Date.parse(instant) < Date.now() + 366 * dayMs, 'Publishing can wait a year at most')
    .nullable()
    .optional(),
});

/** A change to a news item: only the given fields are replaced. */
export const newsChangeSchema = newsInputSchema.partial();

/** A published news item; `imageUrl` is empty when it has no picture. */
export const newsItemSchema = z.object({
  id: idSchema,
  title: z.string(),
  category: z.string(),
  content: z.string(),
  imageUrl: z.string(),
  /** For editors, while it waits to be published; `createdAt` is then the same. */
  publishAt: instantSchema.optional(),
  createdAt: instantSchema,
});

/** Newest first, unless `sort` says otherwise. */
export const newsQuerySchema = listQuerySchema(['createdAt', 'title', 'category']).extend({
  category: z.string().trim().optional(),
});
export const newsPageSchema = z.object({ news: z.array(newsItemSchema), total: z.int().nonnegative() });

export type NewsInput = z.infer<typeof newsInputSchema>;
export type NewsChange = z.infer<typeof newsChangeSchema>;
export type NewsItem = z.infer<typeof newsItemSchema>;
export type NewsQuery = z.output<typeof newsQuerySchema>;
export type NewsPage = z.infer<typeof newsPageSchema>;
