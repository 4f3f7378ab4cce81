import { maxQuantity } from '@year-group/api-types/common/limits';
import type { Listing } from '@year-group/api-types/shop/listing';
import {
  type Chosen,
  imageOf,
  missingOptions,
  type Offer,
  priceOf,
  problemOfChoice,
  stockOf,
} from '@year-group/api-types/shop/listingOptions';
import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';
import { canBuy } from '#lib/stockNote.ts';
import { type CartLine, lineKey, stockKey } from './cartSlice.ts';

/** What the cart is compared with: the fields of a listing that a line shows or depends on. */
type OfferedListing = Offer & Pick<Listing, 'id' | 'category' | 'imageUrl' | 'run'>;

/**
 * The lines with the shop's current prices and stock: the same array when nothing differs. Lines
 * that have become the same choice are one line; the stock of a choice is given to its lines in
 * their order.
 */
export function checkLines(lines: CartLine[], listings: readonly OfferedListing[]): CartLine[] {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const checked = new Map<string, CartLine>();
  for (const line of lines) {
    const current = currentLine(line, byId.get(line.id));
    const same = checked.get(lineKey(current));
    if (same) same.quantity = Math.min(same.quantity + current.quantity, maxQuantity);
    else checked.set(lineKey(current), current);
  }
  const taken = new Map<string, number>();
  for (const line of checked.values()) {
    const before = taken.get(stockKey(line)) ?? 0;
    taken.set(stockKey(line), before + line.quantity);
    if (line.available !== undefined) line.available = Math.max(0, line.available - before);
  }
  const result = [...checked.values()];
  return isEqual(result, lines) ? lines : result;
}

/** Whether two lists have the same content; the fields may be in any order. */
const isEqual = (lines: CartLine[], others: CartLine[]) =>
  lines.length === others.length && lines.every((line, index) => textOf(line) === textOf(others[index]));
const textOf = (line: object = {}) =>
  JSON.stringify(Object.entries(line).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** What of a choice is still offered, in the listing's order, and texts that no longer fit, which mark the line. */
export function offeredOptions({ options = [] }: Pick<Offer, 'options'>, chosen: Chosen): ChosenOption[] {
  const offered = options.flatMap((option) => {
    const value = chosen?.find(({ name }) => name === option.name)?.value;
    const isOffered = value && (option.kind === 'text' || option.choices.includes(value));
    return isOffered ? [{ name: option.name, value, kind: option.kind }] : [];
  });
  const isGone = ({ name, kind }: ChosenOption) =>
    kind === 'text' && options.every((option) => option.name !== name);
  return [...offered, ...(chosen?.filter(isGone) ?? [])];
}

/** A line as the shop offers it now: price, picture, stock, and what must be chosen again. */
function currentLine(line: CartLine, listing: OfferedListing | undefined): CartLine {
  if (!listing || !canBuy(listing.run, true)) return { ...line, available: 0 };
  const { id, quantity, formerPrice, price: lastPrice } = line;
  const { title, category } = listing;
  const options = offeredOptions(listing, line.options);
  const [missing] = missingOptions(listing, options);
  const isUnfit = !missing && problemOfChoice(listing, options) !== undefined;
  const price = priceOf(listing, options);
  const stock = stockOf(listing, options);
  const seen = formerPrice ?? lastPrice;
  return {
    id,
    title,
    category,
    imageUrl: imageOf(listing, options),
    price,
    quantity,
    ...(options.length > 0 && { options }),
    ...(missing && { missing: missing.name }),
    ...(isUnfit && { unfit: true }),
    ...(seen !== price && { formerPrice: seen }),
    ...(stock !== null && { available: stock }),
  };
}
