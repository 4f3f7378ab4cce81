import { csvTable } from '../common/csv.ts';
import type { Listing } from './listing.ts';
import { choiceOrder, optionsKey } from './listingOptions.ts';
import { lineTitle, optionsText } from './optionsText.ts';
import type { Order, OrderLine } from './order.ts';
import { orderNumber } from './orderNumber.ts';

/** One row of the pick list: the pieces of a listing with the same options. */
export interface PickRow extends Pick<OrderLine, 'title' | 'options' | 'quantity'> {
  /** Sorts the choices of a listing. */
  place: string;
  /** The short numbers of the orders that they are for, in the order given. */
  orders: readonly string[];
}

/** The pieces of these orders that were not refunded, by listing and options, sorted by title, then as the listings offer. */
export function pickRows(
  orders: readonly Pick<Order, 'id' | 'items'>[],
  listings: readonly Pick<Listing, 'id' | 'options'>[] = [],
): PickRow[] {
  const offers = new Map(listings.map((listing) => [listing.id, listing]));
  const rows = new Map<string, PickRow>();
  for (const { id, items } of orders) {
    for (const { id: listing, title, options, quantity, isRefunded } of items) {
      if (isRefunded) continue;
      const key = `${listing} ${optionsKey(options)}`;
      const place = choiceOrder(offers.get(listing) ?? {}, options);
      const row = rows.get(key) ?? { title, ...(options && { options }), place, quantity: 0, orders: [] };
      rows.set(key, {
        ...row,
        quantity: row.quantity + quantity,
        orders: [...row.orders, orderNumber(id)],
      });
    }
  }
  const keyOf = (row: PickRow) => `${row.title} ${row.place} ${lineTitle(row)}`;
  return [...rows.values()].toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

/** The pick list as a CSV file. */
export const pickListToCsv = (rows: readonly PickRow[]): string =>
  csvTable<PickRow>(
    [
      ['Listing', ({ title }) => title],
      ['Chosen', ({ options }) => optionsText(options)],
      ['Pieces', ({ quantity }) => String(quantity)],
      ['Orders', ({ orders }) => orders.join(' ')],
    ],
    rows,
  );
