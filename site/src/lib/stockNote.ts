import { maxQuantity } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import type { ListingRun } from '@year-group/api-types/shop/run';
import { allows, isBuyable } from '@year-group/api-types/shop/runStates';

/** Stock from which "only n left" is shown. */
const few = 10;

/** The highest quantity of a listing, and its reason. Null is a stock without a limit. */
export function quantityLimit(stock: number | null): { max: number; reason: string } {
  if (stock !== null && stock < maxQuantity) return { max: stock, reason: messages.cart.onlyLeft(stock) };
  return { max: maxQuantity, reason: messages.cart.maxPerItem(maxQuantity) };
}

/** The note about stock: when little is left, or when the cart holds all of it or more. */
export function stockNote(stock: number | null, wanted = 0): string | undefined {
  if (stock === 0) return messages.cart.soldOut;
  const { max, reason } = quantityLimit(stock);
  return max <= few || wanted >= max ? reason : undefined;
}

/**
 * Whether a listing can be bought now; always without a pre-order. A page that was rendered earlier
 * does not know the time yet: it goes by the state alone.
 */
export const canBuy = (run: ListingRun | null | undefined, knowsTime: boolean): boolean =>
  run === undefined || (run !== null && (knowsTime ? isBuyable(run) : allows(run.state, 'join')));

/** A pre-order on a card, beside the category. */
export function runNote(run: ListingRun | null | undefined, knowsTime: boolean): string | undefined {
  if (run === undefined) return undefined;
  return run && canBuy(run, knowsTime) ? `${run.paid} of ${run.minimum} paid` : 'Pre-order closed';
}
