import { type Listing, listingInputSchema } from '@year-group/api-types/listing';
import { messages } from '@year-group/api-types/messages';
import { type Problems, schemaCheck } from '#components/editors/schemaCheck.ts';

/** The form values of a listing: numbers as typed, an emptied field is null. */
export interface ListingValues {
  title: string | null;
  description: string | null;
  price: string | null;
  category: string | null;
  condition: string | null;
  /** Empty for unlimited stock. */
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
  };
};

/** The request body. The first image is the main one. */
export function inputOf(values: ListingValues) {
  const { title, description, category, condition, images } = values;
  return {
    title: title ?? '',
    description: description ?? '',
    price: toNumber(values.price),
    category: category ?? '',
    condition: condition ?? '',
    stock: values.stock?.trim() ? toNumber(values.stock) : null,
    imageUrl: images[0] ?? '',
    images,
  };
}

/** Parses `12`, `12.5` and `1,250.00`. Anything else is not a number and fails the check. */
const toNumber = (text: string | null): number => {
  const plain = (text ?? '').replaceAll(/[,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
};

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
  const problems = schemaCheck(listingInputSchema, input);
  if (problems && Number.isNaN(input.price))
    problems.fields.price = 'Write the price as a number, such as 45.50';
  if (problems?.fields.stock) problems.fields.stock = 'Write the stock as a whole number, or leave it empty';
  return problems;
}

const missingFields = (values: ListingValues) =>
  Object.fromEntries(
    required.filter((name) => !values[name]?.trim()).map((name) => [name, `${names[name]} is required`]),
  );

const missingImages = ({ images }: ListingValues) =>
  images.length === 0 ? { images: messages.listings.imageMissing } : undefined;
