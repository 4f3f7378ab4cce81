import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns.ts';
import {
  formatCedis,
  formatDifference,
  formatPesewas,
  isCedis,
  parseCedis,
  toCedis,
  toPesewas,
} from './money.ts';

const pesewas = fc.integer({ min: 0, max: 99_999_999_999_999 });

it('converts any amount between the database and the API without loss', () => {
  fc.assert(
    fc.property(pesewas, (amount) => {
      expect(toPesewas(toCedis(amount))).toBe(amount);
      expect(toPesewas(JSON.parse(JSON.stringify(toCedis(amount))))).toBe(amount);
    }),
    { numRuns: propertyRuns(5000) },
  );
});

it('converts any amount up to GH₵2,000 without loss', () => {
  const lossy = Array.from({ length: 200_001 }, (_, amount) => amount).filter(
    (amount) => toPesewas(toCedis(amount)) !== amount,
  );
  expect(lossy).toEqual([]);
});

it.each([0, 0.01, 0.1, 0.29, 1.1, 1.15, 4.35, 8.41, 19.99, 1234.5, 1e9 - 0.01, 99_900_000_000, 1e12 - 0.01])(
  'accepts the amount %d',
  (cedis) => {
    expect(isCedis(cedis)).toBe(true);
  },
);

it.each([-0.01, 0.001, 1.005, 19.999, 0.1 + 0.2, 1e12, Number.NaN, Number.POSITIVE_INFINITY])(
  'rejects the amount %d, and refuses to convert it',
  (cedis) => {
    expect(isCedis(cedis)).toBe(false);
    expect(() => toPesewas(cedis)).toThrow(RangeError);
  },
);

it.each([1.5, Number.NaN, 2 ** 53])('refuses %d as pesewas, which are whole', (amount) => {
  expect(() => toCedis(amount)).toThrow(RangeError);
});

it('writes the sign of a negative difference before the currency', () => {
  expect(formatDifference(-40)).toBe('−GH₵40.00');
  expect(formatDifference(0)).toBe('GH₵0.00');
});

it('refuses more than two decimals for an amount', () => {
  fc.assert(
    fc.property(pesewas, fc.integer({ min: 1, max: 9 }), (amount, thousandths) => {
      expect(isCedis(Number(`${Math.trunc(amount / 1e6)}.00${thousandths}`))).toBe(false);
    }),
  );
});

it.each([
  [0, 'GH₵0.00'],
  [1, 'GH₵0.01'],
  [10, 'GH₵0.10'],
  [100, 'GH₵1.00'],
  [99_999, 'GH₵999.99'],
  [123_450, 'GH₵1,234.50'],
  [100_000_000, 'GH₵1,000,000.00'],
  [-1250, 'GH₵-12.50'],
])('writes %d pesewas as %s', (amount, text) => {
  expect(formatPesewas(amount)).toBe(text);
});

it('writes every amount with two decimals, so that it can be read back', () => {
  fc.assert(
    fc.property(pesewas, (amount) => {
      const text = formatCedis(toCedis(amount));
      expect(text).toMatch(/^GH₵\d{1,3}(,\d{3})*\.\d{2}$/);
      expect(Number(text.replace(/\D/g, ''))).toBe(amount);
    }),
  );
});

it.each([
  ['120.50', 120.5],
  ['120,50', 120.5],
  ['GH₵ 120.50', 120.5],
  ['GH₵120,5', 120.5],
  ['GHS 1,250.00', 1250],
  ['1,250', 1250],
  ['1.250,00', 1250],
  ['1 250', 1250],
  ['₵45', 45],
  ['45 cedis', 45],
  ['0.05', 0.05],
])('reads %j as an amount', (text, cedis) => {
  expect(parseCedis(text)).toBe(cedis);
});

it.each(['', 'GH₵', 'ten', '1,25,00', '12,345,6', '-5', '$5', '1.2.3', '5 to 6'])(
  'reads no amount in %j',
  (text) => {
    expect(parseCedis(text)).toBeUndefined();
  },
);
