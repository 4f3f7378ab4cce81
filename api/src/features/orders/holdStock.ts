import { formatPesewas, toCedis, toPesewas } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import { priceOf, problemOfChoice } from '@year-group/api-types/shop/listingOptions';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { stockHolds } from '#platform/db/schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import { findClosed } from '../runs/runStandingService.ts';
import { presentListing } from '../shop/listingService.ts';
import { choiceTitle } from './chosenStock.ts';
import type { OrderLineRow, OrderRow } from './orderRepository.ts';
import { type LineToSupply, lockAvailableStock } from './stock.ts';

/** How long the pieces of an order are held once its payment was started, in minutes. */
const holdMinutes = 30;

/**
 * Compares a locked order with the current shop and holds its pieces; a repeated call extends its
 * own hold. Resolves to the order's lines; throws 409 with the current figures when a listing is
 * deleted, a choice is no longer offered, or the price or the pieces left do not fit.
 */
export async function holdStock(tx: Database, order: OrderRow): Promise<OrderLineRow[]> {
  const lines = await lockAvailableStock(tx, order.id);
  const all = lines.map(({ line }) => line);
  const ids = all.map(({ listingId }) => listingId);
  checkRuns(lines, await findClosed(tx, ids));
  const issues = lines.flatMap(({ line, ...now }, index) => {
    const message = problemOf({ line, ...now });
    return message ? [{ path: `items.${index}`, message }] : [];
  });
  if (issues.length > 0) {
    const sentence = issues.map(({ message }) => message).join(' ');
    throw new HttpError(409, 'order-changed', sentence, { issues, figures: figuresOf(order, lines) });
  }
  const expiresAt = sql`clock_timestamp() + make_interval(mins => ${holdMinutes})`;
  const limited = lines.filter(({ stock }) => stock !== null).map(({ line }) => line);
  if (limited.length === 0) return all;
  const held = [...Map.groupBy(limited, ({ listingId }) => listingId)].map(([listingId, each]) => ({
    orderId: order.id,
    listingId,
    quantity: each.reduce((sum, { quantity }) => sum + quantity, 0),
    expiresAt,
  }));
  await tx
    .insert(stockHolds)
    .values(held)
    .onConflictDoUpdate({ target: [stockHolds.orderId, stockHolds.listingId], set: { expiresAt } });
  return all;
}

/** Throws 409 when the pre-order of a listing is not open. */
function checkRuns(lines: LineToSupply[], closed: Set<string>): void {
  const issues = lines.flatMap(({ line }, index) =>
    closed.has(line.listingId) ? [{ path: `items.${index}`, message: messages.runs.closed(line.title) }] : [],
  );
  if (issues[0]) throw new HttpError(409, 'run-closed', issues[0].message, { issues });
}

function problemOf({ line, listing, stock, held }: LineToSupply): string | undefined {
  if (!listing || listing.isInTrash) return messages.checkout.gone(line.title);
  const offer = presentListing(listing);
  const problem = problemOfChoice(offer, line.options);
  if (problem) return problem;
  const title = choiceTitle(offer, line.options);
  if (stock !== null && stock < line.quantity) return messages.checkout.tooFew(title, stock);
  if (stock !== null && stock - held < line.quantity)
    return messages.checkout.held(title, Math.max(0, stock - held));
  const price = toPesewas(priceOf(offer, line.options));
  return price === line.pricePesewas ? undefined : messages.checkout.otherPrice(title, formatPesewas(price));
}

/** What the order would cost now, without lines that are no longer in the shop. */
function figuresOf({ deliveryPesewas }: OrderRow, lines: LineToSupply[]) {
  const goods = lines.reduce((total, { line, listing }) => {
    const price =
      listing && !listing.isInTrash ? toPesewas(priceOf(presentListing(listing), line.options)) : 0;
    return total + price * line.quantity;
  }, 0);
  return { deliveryCost: toCedis(deliveryPesewas), totalAmount: toCedis(goods + deliveryPesewas) };
}
