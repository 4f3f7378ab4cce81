import { expect, it } from 'vitest';
import { makeOrder } from '../testing/factories.ts';
import { ordersToCsv } from './orderCsv.ts';

it('writes an order as one row whose amounts can be added up', () => {
  const order = makeOrder({
    status: 'paid',
    payment: 'part-refunded',
    paidAmount: 379.8,
    refundedAmount: 9.8,
  });
  const [head, row, end] = ordersToCsv([order]).split('\r\n');
  expect(head).toMatch(/^\uFEFF"Order ID","Date","Status"/);
  expect(row).toContain('"paid","part-refunded"');
  expect(row).toContain('"Anniversary polo shirt x 2 @ 180.00","19.80","379.80","379.80","9.80"');
  expect(end).toBe('');
});

it('prevents formulas in every cell', () => {
  const text = ordersToCsv([makeOrder({ customerName: '=HYPERLINK("http://evil.example")' })]);
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
});
