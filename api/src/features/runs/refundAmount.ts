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
