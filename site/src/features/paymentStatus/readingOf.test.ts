import { makeOrder } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { mayChange, readingOf } from './readingOf.ts';

const { items, totalAmount } = makeOrder();
const money = { totalAmount, paidAmount: totalAmount };

it.each([
  ['paid', 'succeeded', null, 'successful'],
  ['paid', 'succeeded', 'failed', 'successful'],
  ['shipped', 'succeeded', null, 'successful'],
  ['delivered', null, 'pending', 'successful'],
  ['pending', 'pending', null, 'processing'],
  ['pending', 'pending', 'paid', 'processing'],
  ['pending', null, 'anything', 'processing'],
  ['pending', 'pending', 'failed', 'failed'],
  ['pending', 'failed', null, 'failed'],
  ['pending', 'cancelled', 'pending', 'failed'],
  ['pending', 'needs-review', 'failed', 'review'],
  ['pending', 'refunded', null, 'refunded'],
  ['paid', 'refunded', null, 'refunded'],
  ['cancelled', 'refunded', 'failed', 'refunded'],
  ['cancelled', 'failed', 'paid', 'cancelled'],
  ['cancelled', 'succeeded', 'paid', 'cancelled-paid'],
  ['cancelled', 'needs-review', 'failed', 'cancelled-paid'],
] as const)(
  'shows an order %s with a payment %s and the address’s %s as %s',
  (status, paymentState, asked, reading) => {
    expect(readingOf({ status, paymentState, items, ...money }, asked)).toBe(reading);
  },
);

it.each([
  ['shipped', null, 'processing'],
  ['delivered', 'failed', 'failed'],
  ['shipped', 'needs-review', 'review'],
] as const)(
  'does not show an order %s as paid while it has too little money',
  (status, paymentState, reading) => {
    const order = { status, paymentState, items, totalAmount, paidAmount: totalAmount - 1 };
    expect(readingOf(order, null)).toBe(reading);
  },
);

it('shows an order as refunded once the money of each line was returned', () => {
  const run = { state: 'refunding', expectedOn: null, isChangeable: false, isHandedOut: false } as const;
  const lines = (...returned: boolean[]) =>
    returned.flatMap((isRefunded) => items.map((item) => ({ ...item, run: { ...run, isRefunded } })));
  const paid = { status: 'paid', paymentState: 'succeeded', ...money } as const;
  expect(readingOf({ ...paid, items: lines(true, true) }, null)).toBe('refunded');
  expect(readingOf({ ...paid, items: lines(true, false) }, null)).toBe('successful');
});

it('polls while a payment may still arrive', () => {
  expect(
    ['successful', 'failed', 'processing', 'review', 'refunded', 'cancelled'].map((each) =>
      mayChange(each as 'failed'),
    ),
  ).toEqual([false, true, true, true, false, false]);
});
