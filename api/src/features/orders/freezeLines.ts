import { maxQuantity } from '@year-group/api-types/limits';
import { messages } from '@year-group/api-types/messages';
import type { OrderInput } from '@year-group/api-types/order';
import type { Database } from '#platform/db/database.ts';
import { HttpError } from '#platform/http/errors.ts';
import { findListings, type ListingRow } from '../shop/listingService.ts';
import type { FrozenLine } from './orderRepository.ts';

/**
 * The cart's lines with current titles, images and prices, from our own listings; only ids and
 * quantities come from the shopper. Throws 409 for a listing that is deleted, sold out or ordered
 * in too large a quantity.
 */
export async function freezeLines(db: Database, cart: OrderInput['cart']): Promise<FrozenLine[]> {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of cart) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  const rows = await findListings(db, [...quantities.keys()]);
  const byId = new Map(rows.map((row) => [row.id, row]));

  return [...quantities].map(([id, quantity]) => {
    const position = cart.findIndex((line) => line.id === id);
    const listing = byId.get(id);
    if (!listing)
      throw refusal(position, 'One of the items is no longer in the shop. Please remove it from the cart.');
    checkQuantity(listing, quantity, position);
    const { title, images, pricePesewas } = listing;
    return { listingId: id, title, imageUrl: images[0] ?? '', pricePesewas, quantity, taken: 0 };
  });
}

function checkQuantity({ title, stock }: ListingRow, quantity: number, position: number): void {
  if (quantity > maxQuantity)
    throw refusal(position, `An order has at most ${maxQuantity} pieces of ${title}.`);
  if (stock === null || quantity <= stock) return;
  throw refusal(position, messages.checkout.tooFew(title, stock));
}

function refusal(position: number, message: string): HttpError {
  return new HttpError(409, 'conflict', message, { issues: [{ path: `cart.${position}`, message }] });
}
