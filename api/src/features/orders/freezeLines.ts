import type { ErrorCode } from '@year-group/api-types/common/errors';
import { maxQuantity } from '@year-group/api-types/common/limits';
import { toPesewas } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { Listing } from '@year-group/api-types/shop/listing';
import {
  type Chosen,
  imageOf,
  optionsKey,
  priceOf,
  problemOfChoice,
} from '@year-group/api-types/shop/listingOptions';
import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';
import type { OrderInput } from '@year-group/api-types/shop/order';
import type { Database } from '#platform/db/database.ts';
import { refusedField } from '#platform/http/errors.ts';
import { findClosed } from '../runs/runStandingService.ts';
import { findListings, presentListing } from '../shop/listingService.ts';
import { choiceTitle, stockKey, stockOfChoice } from './chosenStock.ts';
import type { FrozenLine } from './orderRepository.ts';

type CartLine = OrderInput['cart'][number] & { position: number };

/**
 * The cart's lines with current titles, images and prices, from our own listings; only ids,
 * quantities and choices come from the shopper. Lines of the same listing and choice are joined.
 * Throws 409 for a listing that is deleted, sold out or ordered in too large a quantity, and with
 * the code `choice-needed` when something must be chosen first, or again; `run-closed` when its
 * pre-order is not open.
 */
export async function freezeLines(db: Database, cart: OrderInput['cart']): Promise<FrozenLine[]> {
  const lines = joined(cart);
  const ids = [...new Set(lines.map(({ id }) => id))];
  const [rows, closed] = await Promise.all([findListings(db, ids), findClosed(db, ids)]);
  const offers = new Map(rows.map((row) => [row.id, presentListing(row)]));
  const wanted = new Map<string, number>();

  return lines.map((line) => {
    const offer = offers.get(line.id);
    if (!offer) throw refusal(`cart.${line.position}`, messages.checkout.goneFromCart);
    if (closed.has(offer.id))
      throw refusal(`cart.${line.position}`, messages.runs.closed(offer.title), 'run-closed');
    const problem = problemOfChoice(offer, line.options);
    if (problem) throw refusal(`cart.${line.position}.options`, problem, 'choice-needed');
    const key = stockKey(offer, line.options);
    checkSum(offer, lines, line.position);
    checkQuantity(offer, line, wanted.get(key) ?? 0);
    wanted.set(key, (wanted.get(key) ?? 0) + line.quantity);
    return freeze(offer, line);
  });
}

function joined(cart: OrderInput['cart']): CartLine[] {
  const numbered = cart.map((line, position) => ({ ...line, position }));
  const groups = Map.groupBy(numbered, ({ id, options }) => id + optionsKey(options));
  return [...groups.values()].map((same) => ({
    ...(same[0] as CartLine),
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

/** What was chosen, as orders store it: in the listing's order, with the kind; null for nothing. */
export function storedChoice(offer: Listing, chosen: Chosen): ChosenOption[] | null {
  const options = (offer.options ?? []).flatMap(({ name, kind }): ChosenOption[] => {
    const value = chosen?.find((each) => each.name === name)?.value;
    return value === undefined ? [] : [{ name, value, kind }];
  });
  return options.length > 0 ? options : null;
}

function freeze(offer: Listing, { options: chosen, quantity }: CartLine): FrozenLine {
  return {
    listingId: offer.id,
    title: offer.title,
    imageUrl: imageOf(offer, chosen),
    pricePesewas: toPesewas(priceOf(offer, chosen)),
    quantity,
    options: storedChoice(offer, chosen),
    taken: 0,
  };
}

/** `others` are pieces of the same stock in earlier lines, which differ by a text only. */
function checkQuantity(offer: Listing, { options, quantity, position }: CartLine, others: number): void {
  const path = `cart.${position}`;
  const stock = stockOfChoice(offer, options);
  if (stock === null || others + quantity <= stock) return;
  throw refusal(path, messages.checkout.tooFew(choiceTitle(offer, options), Math.max(0, stock - others)));
}

/** The most of one listing counts over all its choices. */
function checkSum({ id, title }: Listing, lines: CartLine[], position: number): void {
  const same = lines.filter((line) => line.id === id);
  if (same.reduce((sum, { quantity }) => sum + quantity, 0) > maxQuantity)
    throw refusal(`cart.${position}`, messages.checkout.tooMany(title, maxQuantity));
}

const refusal = (path: string, message: string, code: ErrorCode = 'conflict') =>
  refusedField(path, message, 409, code);
