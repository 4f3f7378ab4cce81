import type { ListingRun } from '@year-group/api-types/shop/run';
import { allows, isBuyable } from '@year-group/api-types/shop/runStates';

/**
 * Whether a listing can be bought now; always without a pre-order. A page that was rendered earlier
 * does not know the time yet: it goes by the state alone.
 */
export const canBuy = (run: ListingRun | undefined, knowsTime: boolean): boolean =>
  !run || (knowsTime ? isBuyable(run) : allows(run.state, 'join'));

/** A pre-order on a card, beside the category. Nothing for one that is only planned. */
export function runNote(run: ListingRun | undefined, knowsTime: boolean): string | undefined {
  if (!run || run.state === 'draft') return undefined;
  return canBuy(run, knowsTime) ? `${run.paid} of ${run.minimum} paid` : 'Pre-order closed';
}
