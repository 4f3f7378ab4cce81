import { expect, it } from 'vitest';
import { billOf } from './runAmounts.ts';

const steps = [
  { from: 20, price: 45.5 },
  { from: 50, price: 38.05 },
];

it.each([
  [19, { price: null, total: null, left: null }],
  [20, { price: 45.5, total: 910, left: 89.99 }],
  [49, { price: 45.5, total: 2229.5, left: -1229.51 }],
  [50, { price: 38.05, total: 1902.5, left: -902.51 }],
])('asks the price of the step that %i pieces reach', (pieces, figures) => {
  expect(billOf(steps, pieces, 999.99)).toEqual({ pieces, received: 999.99, ...figures });
});

it('has no price without steps', () => {
  expect(billOf([], 5, 100)).toMatchObject({ price: null, left: null });
});
