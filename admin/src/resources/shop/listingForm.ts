import { type Listing, type ListingChange, listingInputSchema } from '@year-group/api-types/shop/listing';
import type { OptionFormValues } from './options/combinations.ts';
import { numberIn, optionInputOf, optionValuesOf } from './options/optionForm.ts';

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
    stock: String(stock ?? ''),
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
    price: numberIn(values.price, Number.NaN),
    category: category ?? '',
    condition: condition ?? '',
    stock: numberIn(values.stock, null),
    imageUrl: images[0] ?? '',
    images,
    ...optionInputOf(values),
  };
}

type Body = Partial<Omit<ReturnType<typeof inputOf>, 'combinations'>> & Pick<ListingChange, 'combinations'>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The body without each stock that was not changed here: pieces may have been sold meanwhile. */
export function bodyOf(values: ListingValues, initial: ListingValues): Body {
  const body: Body = inputOf(values);
  const before = inputOf(initial);
  for (const field of ['stock', 'combinations'] as const)
    if (isSame(body[field], before[field])) delete body[field];
  for (const combination of body.combinations ?? []) {
    const { stock } = before.combinations.find(({ choices }) => isSame(choices, combination.choices)) ?? {};
    if (combination.stock === stock) delete combination.stock;
  }
  return body;
}
