import { makeOrder } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { mayChange, shownStatusOf } from './shownStatus.ts';

const { items, totalAmount } = makeOrder();

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
  (status, paymentState, asked, shown) => {
    const paidAmount = paymentState === 'succeeded' || status === 'delivered' ? totalAmount : 0;
    const order = { status, paymentState, totalAmount, paidAmount, refundedAmount: 0, items };
    expect(shownStatusOf(order, asked)).toBe(shown);
  },
);

it('says of a cancelled order whose money an officer recorded that it is held, until it went back', () => {
  const money = { paymentState: null, totalAmount, paidAmount: totalAmount } as const;
  const order = { status: 'cancelled', ...money, items } as const;
  expect(shownStatusOf({ ...order, refundedAmount: 0 }, null)).toBe('cancelled-paid');
  expect(shownStatusOf({ ...order, refundedAmount: totalAmount }, null)).toBe('cancelled');
});

it.each([
  ['shipped', null, 'processing'],
  ['delivered', 'failed', 'failed'],
  ['shipped', 'needs-review', 'review'],
  ['shipped', 'succeeded', 'successful'],
] as const)(
  'reads an order %s with too little money and a payment %s as %s',
  (status, paymentState, shown) => {
    const money = { totalAmount, paidAmount: totalAmount - 1, refundedAmount: 0 };
    expect(shownStatusOf({ status, paymentState, ...money, items }, null)).toBe(shown);
  },
);

it('shows an order as refunded once the money of each line was returned', () => {
  const run = { state: 'refunding', expectedOn: null, isChangeable: false } as const;
  const line = { ...run, isShort: false, isHandedOut: false };
  const lines = (...returned: boolean[]) =>
    returned.flatMap((isRefunded) => items.map((item) => ({ ...item, run: { ...line, isRefunded } })));
  const money = { totalAmount, paidAmount: totalAmount, refundedAmount: 0 };
  const paid = { status: 'paid', paymentState: 'succeeded', ...money } as const;
  expect(shownStatusOf({ ...paid, items: lines(true, true) }, null)).toBe('refunded');
  expect(shownStatusOf({ ...paid, items: lines(true, false) }, null)).toBe('successful');
});

it('polls while a payment may still arrive', () => {
  expect(
    ['successful', 'failed', 'processing', 'review', 'refunded', 'cancelled'].map((each) =>
      mayChange(each as 'failed'),
    ),
  ).toEqual([false, true, true, true, false, false]);
});
