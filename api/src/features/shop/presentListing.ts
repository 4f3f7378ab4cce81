import type { Listing } from '@year-group/api-types/listing';
import type { ListingCategory, ListingCondition } from '@year-group/api-types/lists';
import { toCedis } from '@year-group/api-types/money';
import type { ListingRow } from './listingRepository.ts';

/** The only conversion of a stored listing to JSON; pesewas become GH₵ here. */
export function presentListing(row: ListingRow): Listing {
  const { id, title, description, images, stock, createdAt } = row;
  return {
    id,
    title,
    description,
    price: toCedis(row.pricePesewas),
    category: row.category as ListingCategory,
    condition: row.condition as ListingCondition,
    imageUrl: images[0] ?? '',
    images,
    stock,
    createdAt: createdAt.toISOString(),
  };
}
