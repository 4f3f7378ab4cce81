import { orderStatuses } from '@year-group/api-types/common/lists';
import { expect, it } from 'vitest';
import { isShippedEarly, reasonAsked } from './moveQuestions.ts';

const paid = { totalAmount: 90, paidAmount: 90, refundedAmount: 0 };
const unpaid = { ...paid, paidAmount: 0 };
const online = { ...paid, status: 'paid', paymentState: 'succeeded' } as const;
const byHand = { ...online, paymentState: null };
const untried = { ...unpaid, status: 'pending', paymentState: null } as const;
const failed = { ...unpaid, status: 'pending', paymentState: 'failed' } as const;
const returned = { ...online, refundedAmount: 90, paymentState: 'refunded' } as const;
const free = { ...online, payment: 'paid', totalAmount: 0, paidAmount: 0 } as const;
const tooLittle = { ...online, payment: 'paid', paidAmount: 89 } as const;
const inDoubt = { ...byHand, paymentState: 'needs-review' } as const;

it.each([
  ['paid online', online, []],
  ['paid by hand', byHand, []],
  ['free, and paid', free, []],
  ['confirmed with too little money', tooLittle, []],
  ['paid, and awaits its pre-order', { ...online, awaitsPreOrder: true }, ['shipped', 'delivered']],
  ['not paid', untried, ['shipped', 'delivered']],
  ['of a failed payment', failed, ['shipped', 'delivered']],
  ['of which all went back', returned, ['shipped', 'delivered']],
  ['paid by hand while an attempt is in doubt', inDoubt, []],
  ['not paid, and shipped', { ...untried, status: 'shipped' } as const, []],
])('asks before an order that is %s is sent', (_what, order, asked) => {
  expect(orderStatuses.filter((to) => isShippedEarly(order, to))).toEqual(asked);
});

it.each([
  ['paid online', online, ['pending']],
  ['paid by hand', byHand, ['pending']],
  ['shipped, free, and paid', { ...free, status: 'shipped' } as const, ['pending']],
  ['paid by hand while an attempt is in doubt', inDoubt, ['pending']],
  ['shipped, and paid by hand', { ...byHand, status: 'shipped' } as const, ['pending']],
  ['not paid', untried, ['paid']],
  ['of a failed payment', failed, ['paid']],
  ['paid already', { ...untried, status: 'paid' } as const, []],
])('asks for a reason when an order that is %s changes', (_what, order, asked) => {
  expect(orderStatuses.filter((to) => reasonAsked(order, to))).toEqual(asked);
});
