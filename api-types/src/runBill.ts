import { toCedis, toPesewas } from './money.ts';
import type { PriceStep, RunBill } from './run.ts';

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
