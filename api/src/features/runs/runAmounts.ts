import { toCedis, toPesewas } from '@year-group/api-types/common/money';
import type { PriceStep, RunBill } from '@year-group/api-types/shop/run';

/** What a refund needs to know of each line of an order. */
interface RefundableLine {
  id: string;
  pricePesewas: number;
  quantity: number;
  /** Null while its money was not returned. */
  refundId: string | null;
}

/**
 * Pesewas that go back for these lines of an order: their price, and the delivery with the last of
 * them.
 */
export function refundPesewas(
  { deliveryPesewas }: { deliveryPesewas: number },
  all: readonly RefundableLine[],
  chosen: ReadonlySet<string>,
): number {
  const lines = all.filter(({ id }) => chosen.has(id));
  const goods = lines.reduce((sum, { pricePesewas, quantity }) => sum + pricePesewas * quantity, 0);
  const isLast = all.every(({ id, refundId }) => refundId !== null || chosen.has(id));
  return isLast ? goods + deliveryPesewas : goods;
}

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
