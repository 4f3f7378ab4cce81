import type { Listing } from '@year-group/api-types/shop/listing';
import { choiceOptions, priceOf, priceRange, stockOf } from '@year-group/api-types/shop/listingOptions';
import { availabilityOf } from './ListingJsonLd.tsx';

/**
 * What a listing with choices adds to its structured data: the range of its prices, and each
 * combination that has a stock or price of its own. Undefined for a listing that has only texts.
 */
export function offersOf(listing: Listing): Record<string, unknown> | undefined {
  const options = choiceOptions(listing);
  if (options.length === 0) return undefined;
  const { lowest, highest } = priceRange(listing);
  return {
    '@type': 'AggregateOffer',
    lowPrice: lowest.toFixed(2),
    highPrice: highest.toFixed(2),
    offerCount: options.reduce((product, { choices }) => product * choices.length, 1),
    offers: listing.combinations?.map(({ choices }) => {
      const chosen = options.map(({ name }, index) => ({ name, value: choices[index] ?? '' }));
      return {
        '@type': 'Offer',
        name: choices.join(', '),
        price: priceOf(listing, chosen).toFixed(2),
        priceCurrency: 'GHS',
        availability: availabilityOf(listing, stockOf(listing, chosen)),
      };
    }),
  };
}
