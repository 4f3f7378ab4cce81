import { z } from 'zod';
import { amountSchema, optionalTextSchema, textSchema } from './common.ts';

/** How to give to the group: each method of payment has values to copy, such as a number. */
export const givingSchema = z.object({
  introduction: textSchema('The introduction', 600),
  thanks: textSchema('The word of thanks', 600),
  methods: z
    .array(
      z.object({
        title: textSchema('The name of the method', 60),
        details: z
          .array(z.object({ label: textSchema('The label', 40), value: textSchema('The value', 80) }))
          .min(1, 'Add at least one detail')
          .max(8, 'At most 8 details'),
      }),
    )
    .min(1, 'Add at least one way to pay')
    .max(6, 'At most 6 ways to pay'),
});

/** Degrees north or east. */
const degrees = (label: string, max: number) =>
  z
    .number(`${label} is required, in degrees`)
    .min(-max, `${label} is at least -${max}`)
    .max(max, `${label} is at most ${max}`);

/** What delivery costs and where it starts, and what the shop sells. Amounts in GH₵. */
export const shopSchema = z.object({
  origin: z.object({
    name: textSchema('The place', 80),
    lat: degrees('The latitude', 90),
    lng: degrees('The longitude', 180),
  }),
  /** More than nothing: a delivery without a price is refused. */
  baseFee: amountSchema('The base fee').positive(
    'The base fee is at least GH₵ 0.01. For free delivery, set the amount from which it is free',
  ),
  feePerKm: amountSchema('The fee per kilometre'),
  /** Goods of this amount and more are delivered free; null for never. */
  freeFrom: amountSchema('The amount for free delivery').nullable(),
  categories: z
    .array(z.object({ name: textSchema('The category', 40) }))
    .min(1, 'Add at least one category')
    .max(20, 'At most 20 categories')
    .refine(
      (categories) => new Set(categories.map(({ name }) => name.toLowerCase())).size === categories.length,
      'Two categories have the same name',
    ),
});

/** What the registration asks beside name, e-mail and phone, and what it says about the answers. */
export const registrationSchema = z.object({
  asks: z.object({
    currentOccupation: z.boolean(),
    location: z.boolean(),
    houseAtPresec: z.boolean(),
    message: z.boolean(),
  }),
  /** Shown where members register. */
  notice: optionalTextSchema('The privacy notice', 600),
  /** Added to the privacy page. */
  privacy: optionalTextSchema('The text for the privacy page', 4000),
});
