import { toCedis, toPesewas } from '@year-group/api-types/common/money';
import type { PriceStep, RunBill } from '@year-group/api-types/shop/run';

/** What a refund needs to know of each line of an order. */
interface RefundableLine {
  id: string;
  pricePesewas: number;
  quantity: number;
  /** Whether its money was returned. */
  isRefunded: boolean;
}

interface RefundableOrder {
  deliveryPesewas: number;
  isCancelled: boolean;
  heldPesewas: number;
}

/**
 * Pesewas that a buyer is owed for these lines of an order: what is held beyond the lines that they
 * still get, at most the price of these, and the delivery with the last of them. For a cancelled
 * order, all that is held.
 */
export function owedPesewas(
  { deliveryPesewas, isCancelled, heldPesewas }: RefundableOrder,
  all: readonly RefundableLine[],
  chosen: ReadonlySet<string>,
): number {
  if (isCancelled) return Math.max(0, heldPesewas);
  const open = all.filter(({ isRefunded }) => !isRefunded);
  const wanted = open.filter(({ id }) => !chosen.has(id));
  const isLast = wanted.length === 0 && open.length > 0;
  const due = priceOf(open) - priceOf(wanted) + (isLast ? deliveryPesewas : 0);
  const kept = priceOf(wanted) + (isLast ? 0 : deliveryPesewas);
  return Math.max(0, Math.min(due, heldPesewas - kept));
}

const priceOf = (lines: readonly RefundableLine[]): number =>
  lines.reduce((sum, { pricePesewas, quantity }) => sum + pricePesewas * quantity, 0);

/**
 * What the printer asks for a number of pieces, and what is left of the money that buyers paid for
 * them (GH₵). Price and total are null below the first step, and without steps.
 */
export function billOf(steps: readonly PriceStep[], pieces: number, received: number): RunBill {
  const step = steps.filter(({ from }) => from <= pieces).at(-1);
  if (!step) return { pieces, price: null, total: null, received, left: null };
  const total = toPesewas(step.price) * pieces;
  return {
    pieces,
    price: step.price,
    total: toCedis(total),
    received,
    left: toCedis(toPesewas(received) - total),
  };
}
