import { toCedis, toPesewas } from '@year-group/api-types/money';
import type { CartLine } from './cartSlice.ts';

/** Whether the shop no longer has any of it; such a line is shown but never counted. */
export const isOut = ({ available }: CartLine): boolean => available === 0;

/** Whether more is wanted than the shop has, so that the order would be refused. */
export const isShort = ({ available, quantity }: CartLine): boolean =>
  available !== undefined && available < quantity;

/** What the lines cost together, in pesewas; what is out is not counted. */
export function goodsPesewas(lines: readonly CartLine[]): number {
  return lines
    .filter((line) => !isOut(line))
    .reduce((sum, { price, quantity }) => sum + toPesewas(price) * quantity, 0);
}

/** What is to be paid, in GH₵: the lines and their delivery. */
export function totalOf(lines: readonly CartLine[], deliveryCost = 0): number {
  return toCedis(goodsPesewas(lines) + toPesewas(deliveryCost));
}
