import { z } from 'zod';
import { amountSchema, areDistinct, imageUrlSchema, textSchema } from '../common/common.ts';
import {
  maxChoiceLength,
  maxChoices,
  maxCombinations,
  maxOptions,
  maxOptionText,
  maxPrice,
  maxSizeColumns,
} from '../common/limits.ts';
import { isCedis } from '../common/money.ts';

/** Pieces left; null means unlimited. */
export const stockSchema = z
  .int('Stock is a whole number, or empty')
  .nonnegative('Stock is a whole number, or empty')
  .max(1_000_000, 'Stock is at most 1,000,000')
  .nullable();

const nameSchema = textSchema('The name of the option', maxChoiceLength);
const choiceSchema = textSchema('A choice', maxChoiceLength);

/** One thing that a shopper chooses about a listing, such as its size or the name on the back. */
export const listingOptionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('choice'),
    name: nameSchema,
    choices: z
      .array(choiceSchema)
      .min(1, 'Add at least one choice')
      .max(maxChoices, `At most ${maxChoices} choices`)
      .refine(areDistinct, 'Two choices have the same name'),
  }),
  z.object({
    kind: z.literal('text'),
    name: nameSchema,
    maxLength: z
      .int('The length is a whole number')
      .min(1, 'The length is at least 1')
      .max(maxOptionText, `The length is at most ${maxOptionText}`),
    /** GH₵ for each piece with a text; a text that is left empty costs nothing. */
    surcharge: amountSchema('The surcharge').max(maxPrice, 'The surcharge is too high'),
  }),
]);

/** The options of a listing, in the order in which they are shown. */
export const listingOptionsSchema = z
  .array(listingOptionSchema)
  .max(maxOptions, `A listing has at most ${maxOptions} options`)
  .refine((options) => areDistinct(options.map(({ name }) => name)), 'Two options have the same name');

/** What differs for one combination; one without an entry is as the listing, with unlimited stock. */
export const combinationSchema = z.object({
  /** One for each option with choices, in their order. */
  choices: z.array(choiceSchema).min(1, 'A combination needs its choices').max(maxOptions),
  stock: stockSchema,
  /** GH₵ that the combination costs more than the listing, or less when negative. */
  difference: z
    .number('The difference is a number of GH₵')
    .min(-maxPrice, 'The difference is too low')
    .max(maxPrice, 'The difference is too high')
    .refine((amount) => isCedis(Math.abs(amount)), 'Amounts are in GH₵, with at most two decimals'),
  imageUrl: imageUrlSchema.optional(),
});

const listOf = <Schema extends z.ZodType>(combination: Schema) =>
  z.array(combination).max(maxCombinations, `A listing has at most ${maxCombinations} combinations`);

export const combinationsSchema = listOf(combinationSchema);
/** In a change, a combination without `stock` keeps what is left of it; one that is new is unlimited. */
export const changedCombinationsSchema = listOf(combinationSchema.partial({ stock: true }));

/** Measures in centimetres: one row for each size, one number for each column. */
export const sizeChartSchema = z
  .object({
    columns: z
      .array(textSchema('The name of the measure', maxChoiceLength))
      .min(1, 'Add at least one measure')
      .max(maxSizeColumns, `At most ${maxSizeColumns} measures`),
    rows: z
      .array(
        z.object({
          size: textSchema('The size', maxChoiceLength),
          measures: z.array(
            z
              .number('A measure is a number of centimetres')
              .positive('A measure is more than nothing')
              .max(1000, 'A measure is at most 1,000 cm'),
          ),
        }),
      )
      .min(1, 'Add at least one size')
      .max(maxChoices, `At most ${maxChoices} sizes`),
  })
  .refine(
    ({ columns, rows }) => rows.every(({ measures }) => measures.length === columns.length),
    'Each size needs every measure',
  );

/** What a shopper chose or wrote for one option. */
export const chosenOptionSchema = z.object({
  name: nameSchema,
  value: z
    .string('The choice is required')
    .trim()
    .min(1, 'The choice is required')
    .max(maxChoiceLength, `The choice can have at most ${maxChoiceLength} characters`),
  /** Stored with an order, so that it reads well without its listing; `choice` when absent. */
  kind: z.enum(['choice', 'text']).optional(),
});

/** What a shopper chose for a line; a text that is left empty is not in it. */
export const chosenOptionsSchema = z
  .array(chosenOptionSchema)
  .max(maxOptions, `A line has at most ${maxOptions} options`)
  .refine((options) => areDistinct(options.map(({ name }) => name)), 'An option is given twice');

export type ListingOption = z.infer<typeof listingOptionSchema>;
export type Combination = z.infer<typeof combinationSchema>;
export type SizeChart = z.infer<typeof sizeChartSchema>;
export type ChosenOption = z.infer<typeof chosenOptionSchema>;
