import { messages } from '@year-group/api-types/messages';
import { formatPesewas, toCedis } from '@year-group/api-types/money';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { stockHolds } from '#platform/db/schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { OrderRow } from './orderRepository.ts';
import { type LineToSupply, lockAvailableStock } from './stock.ts';

/** How long the pieces of an order are held once its payment was started, in minutes. */
const holdMinutes = 30;

/**
 * Compares a locked order with the current shop and holds its pieces; a repeated call extends its
 * own hold. Throws 409 with the current figures when a listing is deleted, has another price or too
 * few pieces left.
 */
export async function holdStock(tx: Database, order: OrderRow): Promise<void> {
  const lines = await lockAvailableStock(tx, order.id);
  const issues = lines.flatMap(({ line, ...now }, index) => {
    const message = problemOf({ line, ...now });
    return message ? [{ path: `items.${index}`, message }] : [];
  });
  if (issues.length > 0) {
    const sentence = issues.map(({ message }) => message).join(' ');
    throw new HttpError(409, 'order-changed', sentence, { issues, figures: figuresOf(order, lines) });
  }
  const expiresAt = sql`clock_timestamp() + make_interval(mins => ${holdMinutes})`;
  const held = lines.filter(({ available }) => available !== null);
  if (held.length === 0) return;
  await tx
    .insert(stockHolds)
    .values(
      held.map(({ line: { listingId, quantity } }) => ({
        orderId: order.id,
        listingId,
        quantity,
        expiresAt,
      })),
    )
    .onConflictDoUpdate({ target: [stockHolds.orderId, stockHolds.listingId], set: { expiresAt } });
}

function problemOf({ line, listing, available }: LineToSupply): string | undefined {
  const { title, pricePesewas, quantity } = line;
  if (!listing) return messages.checkout.gone(title);
  if (listing.stock !== null && listing.stock < quantity)
    return messages.checkout.tooFew(title, listing.stock);
  if (available !== null && available < quantity) return messages.checkout.held(title, available);
  if (listing.pricePesewas === pricePesewas) return undefined;
  return messages.checkout.otherPrice(title, formatPesewas(listing.pricePesewas));
}

/** What the order would cost now, without lines that are no longer in the shop. */
function figuresOf({ deliveryPesewas }: OrderRow, lines: LineToSupply[]) {
  const goods = lines.reduce(
    (total, { line, listing }) => total + (listing?.pricePesewas ?? 0) * line.quantity,
    0,
  );
  return { deliveryCost: toCedis(deliveryPesewas), totalAmount: toCedis(goods + deliveryPesewas) };
}
