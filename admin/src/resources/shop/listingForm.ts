import { parseCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import { type Listing, listingInputSchema } from '@year-group/api-types/shop/listing';
import { type Problems, schemaCheck } from '#components/editors/schemaCheck.ts';
import type { OptionFormValues } from './options/combinations.ts';
import { optionInputOf, optionProblems, optionValuesOf, toNumber } from './options/optionForm.ts';

/** The form values of a listing: numbers as typed, an emptied field is null. */
export interface ListingValues extends OptionFormValues {
  title: string | null;
  description: string | null;
  price: string | null;
  category: string | null;
  condition: string | null;
  /** Empty for unlimited stock. Without a meaning where there are choices. */
  stock: string | null;
  images: string[];
}

/** The form values of a listing. Those of a new one are empty. */
export const valuesOf = (listing: Partial<Listing>): ListingValues => {
  const { price, stock, images = [], imageUrl } = listing;
  return {
    title: listing.title ?? '',
    description: listing.description ?? '',
    category: listing.category ?? '',
    condition: listing.condition ?? '',
    price: price?.toFixed(2) ?? '',
    stock: stock == null ? '' : String(stock),
    images: images.length === 0 && imageUrl ? [imageUrl] : images,
    ...optionValuesOf(listing),
  };
};

const { price: priceSchema, stock: stockSchema, ...schemas } = listingInputSchema.shape;

/**
 * The listing as the site would show it. A price counts once it can be saved, as do the stock, the
 * options, the combinations and the size chart.
 */
export function draftOf(values: Partial<ListingValues>): Listing {
  const input = inputOf({ ...valuesOf({}), ...values });
  return {
    ...input,
    id: 'preview',
    title: input.title || 'Title',
    price: priceSchema.safeParse(input.price).data ?? 0,
    stock: stockSchema.safeParse(input.stock).data ?? null,
    options: schemas.options.safeParse(input.options).data,
    combinations: schemas.combinations.safeParse(input.combinations).data,
    sizeChart: schemas.sizeChart.safeParse(input.sizeChart).data ?? undefined,
    condition: input.condition as Listing['condition'],
    createdAt: new Date().toISOString(),
  };
}

/** The request body. The first image is the main one. */
export function inputOf(values: ListingValues) {
  const { title, description, category, condition, images } = values;
  return {
    title: title ?? '',
    description: description ?? '',
    price: parseCedis(values.price ?? '') ?? Number.NaN,
    category: category ?? '',
    condition: condition ?? '',
    stock: values.stock?.trim() ? toNumber(values.stock) : null,
    imageUrl: images[0] ?? '',
    images,
    ...optionInputOf(values),
  };
}

type Input = ReturnType<typeof inputOf>;

/** The body without a stock that was not changed here: pieces may have been sold meanwhile. */
export function withoutSameStock(input: Input, initial: Input): Partial<Input> {
  const body: Partial<Input> = { ...input };
  for (const field of ['stock', 'combinations'] as const)
    if (JSON.stringify(input[field]) === JSON.stringify(initial[field])) delete body[field];
  return body;
}

const required = ['title', 'description', 'price', 'category', 'condition'] as const;
const names: Record<(typeof required)[number], string> = {
  title: 'Title',
  description: 'Description',
  price: 'Price',
  category: 'Category',
  condition: 'Condition',
};

/** The errors of a new listing. */
export function checkNewListing(values: ListingValues): Problems | undefined {
  const fields = { ...missingFields(values), ...missingImages(values) };
  if (Object.keys(fields).length > 0) return { fields, toast: messages.listings.createInvalid };
  return checkInput(values);
}

/** The errors of a changed listing. */
export function checkListing(values: ListingValues): Problems | undefined {
  const fields = missingFields(values);
  if (Object.keys(fields).length > 0) return { fields, toast: messages.listings.updateInvalid };
  const images = missingImages(values);
  if (images) return { fields: images, toast: messages.listings.imageMissing };
  return checkInput(values);
}

/** The contract's errors, with a message for input that is not a number. */
function checkInput(values: ListingValues): Problems | undefined {
  const input = inputOf(values);
  const fields = optionProblems(schemaCheck(listingInputSchema, input)?.fields ?? {}, values, input);
  if (Number.isNaN(input.price)) fields['price'] = 'Write the price as a number, such as 45.50';
  if (fields['stock']) fields['stock'] = 'Write the stock as a whole number, or leave it empty';
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}

const missingFields = (values: ListingValues) =>
  Object.fromEntries(
    required.filter((name) => !values[name]?.trim()).map((name) => [name, `${names[name]} is required`]),
  );

const missingImages = ({ images }: ListingValues) =>
  images.length === 0 ? { images: messages.listings.imageMissing } : undefined;
