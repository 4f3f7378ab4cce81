import type { Listing } from '@year-group/api-types/shop/listing';
import {
  type Chosen,
  choiceOptions,
  missingOptions,
  optionsKey,
  stockOf,
} from '@year-group/api-types/shop/listingOptions';
import { lineTitle } from '@year-group/api-types/shop/optionsText';

/** The choices of a line without its texts: lines with the same choices share a stock. */
function choicesOf(offer: Listing, chosen: Chosen) {
  const names = new Set(choiceOptions(offer).map(({ name }) => name));
  return chosen?.filter(({ name }) => names.has(name));
}

/** The stock that a line takes its pieces from, as a key. */
export const stockKey = (offer: Listing, chosen: Chosen): string =>
  offer.id + optionsKey(choicesOf(offer, chosen));

/** Pieces in stock of what was chosen: none while a choice is missing; null means unlimited. */
export const stockOfChoice = (offer: Listing, chosen: Chosen): number | null =>
  missingOptions(offer, chosen).length > 0 ? 0 : stockOf(offer, chosen);

/** The listing with its choices, as sentences about the stock name it. */
export const choiceTitle = (offer: Listing, chosen: Chosen): string =>
  lineTitle({ title: offer.title, options: choicesOf(offer, chosen) });
