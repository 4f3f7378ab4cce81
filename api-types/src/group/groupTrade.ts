import { z } from 'zod';
import { amountSchema, areDistinct, optionalTextSchema, textSchema } from '../common/common.ts';
import { byField, optionalFields } from '../members/memberFields.ts';
import { dataLawCountries } from './dataLaws.ts';

/** The country whose law holds; of another one the group names law and authority itself. */
const dataLawSchema = z.object({
  country: z.enum(dataLawCountries).default('Ghana'),
  law: optionalTextSchema('The name of the law', 120).default(''),
  authority: optionalTextSchema('The authority', 120).default(''),
  website: z
    .literal('')
    .or(z.url({ protocol: /^https$/, error: 'The address must start with https://' }))
    .default(''),
});

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

const degrees = (label: string, max: number) =>
  z
    .number(`${label} is required, in degrees`)
    .min(-max, `${label} is at least -${max}`)
    .max(max, `${label} is at most ${max}`);

const haveOwnNames = (named: readonly { name: string }[]) => areDistinct(named.map(({ name }) => name));

/** A place where shoppers collect their orders; the fee is in GH₵. */
const pickUpPointSchema = z.object({
  name: textSchema('The name of the pick-up point', 80),
  address: textSchema('The address', 200),
  times: optionalTextSchema('The times', 120),
  fee: amountSchema('The fee'),
});

/** How orders are received and what that costs, and what the shop sells. Amounts in GH₵. */
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
  /** Orders with goods of this amount and more have no fee; null for never. */
  freeFrom: amountSchema('The amount for free delivery').nullable(),
  pickUpPoints: z
    .array(pickUpPointSchema)
    .max(10, 'At most 10 pick-up points')
    .refine(haveOwnNames, 'Two pick-up points have the same name')
    .default([]),
  /** Whether orders can be handed out, free, at any event to come. */
  bringToEvents: z.boolean().default(false),
  categories: z
    .array(z.object({ name: textSchema('The category', 40) }))
    .min(1, 'Add at least one category')
    .max(20, 'At most 20 categories')
    .refine(haveOwnNames, 'Two categories have the same name'),
});

/** What the registration asks beside name, e-mail and phone, and what it says about the answers. */
export const registrationSchema = z.object({
  /** A field that is newer than what was published is asked. */
  asks: z.object(byField(optionalFields, () => z.boolean().default(true))),
  /** Shown where members register. */
  notice: optionalTextSchema('The privacy notice', 600),
  privacy: optionalTextSchema('The text for the privacy page', 4000),
  /** What the privacy page says about the law. */
  dataLaw: dataLawSchema.prefault({}),
});
