import { messages } from '@year-group/api-types/messages';
import { listingInputSchema } from '@year-group/api-types/shop/listing';
import { z } from 'zod';
import { inputOf, type ListingValues } from './listingForm.ts';
import { optionProblems } from './options/optionForm.ts';

type Fields = Record<string, string>;

const names = {
  title: 'Title',
  description: 'Description',
  price: 'Price',
  category: 'Category',
  condition: 'Condition',
};

const missingFields = (values: ListingValues): Fields =>
  Object.fromEntries(
    Object.entries(names)
      .filter(([name]) => !values[name as keyof typeof names]?.trim())
      .map(([name, label]) => [name, `${label} is required`]),
  );

/** The contract's errors, with a message for input that is not a number. */
function inputProblems(values: ListingValues): Fields {
  const input = inputOf(values);
  const found: Fields = {};
  for (const { path, message } of listingInputSchema.safeParse(input).error?.issues ?? [])
    found[path.join('.')] ??= message;
  const fields = optionProblems(found, values, input);
  if (Number.isNaN(input.price)) fields['price'] = 'Write the price as a number, such as 45.50';
  if (fields['stock']) fields['stock'] = 'Write the stock as a whole number, or leave it empty';
  return fields;
}

/** The form's values: all that is required, then what the contract's input wants. */
const schemaOf = (missing: string) =>
  z.custom<ListingValues>().superRefine((values, { addIssue }) => {
    const fields = missingFields(values);
    const isIncomplete = Object.keys(fields).length > 0;
    if (values.images.length === 0) fields['images'] = messages.listings.imageMissing;
    if (isIncomplete) fields['form'] = missing;
    const all = Object.keys(fields).length > 0 ? fields : inputProblems(values);
    for (const [path, message] of Object.entries(all))
      addIssue({ code: 'custom', path: path.split('.'), message });
  });

/** What a new listing must be. */
export const newListingSchema = schemaOf(messages.listings.createInvalid);
/** What a changed listing must be. */
export const changedListingSchema = schemaOf(messages.listings.updateInvalid);
