import { maxCartLines, maxQuantity } from '@year-group/api-types/common/limits';
import { toCedis } from '@year-group/api-types/common/money';
import { makeListing } from '@year-group/api-types/testing/factories';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { goodsPesewas, isShort, totalOf } from './cartFigures.ts';

const lineOf = (price: number, quantity: number, available?: number) => {
  const { id, title, category, imageUrl } = makeListing();
  return { id, title, category, imageUrl, price, quantity, ...(available !== undefined && { available }) };
};
const pesewas = fc.integer({ min: 0, max: 10_000_000 });
const priced = fc.record({ pesewas, quantity: fc.integer({ min: 1, max: maxQuantity }) });
const anyCart = fc.array(priced, { maxLength: maxCartLines });
const anyDelivery = fc.integer({ min: 0, max: 1_000_000 });

it('is exact to the pesewa for any cart and any delivery', () => {
  fc.assert(
    fc.property(anyCart, anyDelivery, (cart, delivery) => {
      const lines = cart.map((each) => lineOf(toCedis(each.pesewas), each.quantity));
      const exact = cart.reduce((sum, each) => sum + BigInt(each.pesewas) * BigInt(each.quantity), 0n);
      expect(BigInt(goodsPesewas(lines))).toBe(exact);
      expect(totalOf(lines, toCedis(delivery)).toFixed(2)).toBe(
        `${(exact + BigInt(delivery)) / 100n}.${String((exact + BigInt(delivery)) % 100n).padStart(2, '0')}`,
      );
    }),
  );
});

it('does not count sold-out lines', () => {
  expect(totalOf([lineOf(0.1, 3), lineOf(0.2, 1), lineOf(500, 1, 0)])).toBe(0.5);
});

it('detects quantities above the stock', () => {
  expect([lineOf(1, 3), lineOf(1, 3, 3), lineOf(1, 3, 2), lineOf(1, 3, 0)].map(isShort)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
