/**
 * What a delivery costs, in pesewas, for goods of this amount: nothing from the amount on from which
 * the group delivers free; null for never. The server decides, and pages show the same.
 */
export const deliveryDue = (goods: number, fee: number, freeFrom: number | null): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : fee;
