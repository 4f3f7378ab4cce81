import { messages } from '@year-group/api-types/messages';
import { listingInputSchema } from '@year-group/api-types/shop/listing';
import { problemsOfCombinations } from '@year-group/api-types/shop/listingOptionsCheck';
import { z } from 'zod';
import { inputOf, type ListingValues } from './listingForm.ts';
import { combinationKey } from './options/combinations.ts';

const required = ['title', 'description', 'price', 'category', 'condition'] as const;

/** The contract's input from what was typed; `missing` is said of an empty field, or a missing image, among what is required. */
const schemaOf = (missing: string, imageIsRequired: boolean) =>
  z.custom<ListingValues>().superRefine((values, { addIssue }) => {
    const input = inputOf(values);
    // The first error of a field is shown.
    const add = (path: string[], message: string) => addIssue({ code: 'custom', path, message });
    const hasImage = input.images.length > 0;
    const isMissing = required.some((name) => !values[name]?.trim()) || (imageIsRequired && !hasImage);
    if (isMissing) add(['form'], missing);
    if (Number.isNaN(input.price)) add(['price'], 'Write the price as a number, such as 45.50');
    if (!input.condition) add(['condition'], 'Condition is required');
    if (!hasImage) add(['images'], messages.listings.imageMissing);
    const issues = listingInputSchema.safeParse(input).error?.issues;
    const found = issues?.map(({ path, message }) => ({ path: path.join('.'), message }));
    for (const { path, message } of found ?? problemsOfCombinations(input)) {
      const isStock = path === 'stock';
      add(fieldOf(path, input), isStock ? 'Write the stock as a whole number, or leave it empty' : message);
    }
  });

/** The field of the form that an error of the contract is about. */
function fieldOf(path: string, { combinations }: ReturnType<typeof inputOf>): string[] {
  const [root = '', index, field = 'stock'] = path.split('.');
  if (root === 'sizeChart' || index === undefined) return [root];
  if (root !== 'combinations') return path.split('.').slice(0, 3);
  return [root, combinationKey(combinations[Number(index)]?.choices ?? []), field];
}

/** What a new listing must be. */
export const newListingSchema = schemaOf(messages.listings.createInvalid, true);
/** What a changed listing must be. */
export const changedListingSchema = schemaOf(messages.listings.updateInvalid, false);
