import { paymentStates } from '@year-group/api-types/common/lists';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { CheckedAttempt } from './providers/provider.ts';

const price = 38_112;
const checks = fc.record({
  state: fc.constantFrom<CheckedAttempt['state']>('pending', 'succeeded', 'failed', 'cancelled', 'refunded'),
  amountPesewas: fc.constantFrom(undefined, price, price - 1, price + 100, 0),
  requestedPesewas: fc.constantFrom(undefined, price, price - 1),
  currency: fc.constantFrom(undefined, 'GHS', 'USD', 'NGN'),
});

describe('the verdict on a series of provider answers', () => {
  it('is at most one payment, and never one that is too low or in another currency', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(checks, fc.boolean()), { maxLength: 30 }), (answers) => {
        let attempt = {
          state: 'pending',
          amountPesewas: price,
          createdAt: new Date(),
          reference: 'YG15-1-A1',
        };
        let paidAt: Date | null = null;
        let payments = 0;
        for (const [checked, wasCancelled] of answers) {
          const verdict = judge(attempt, { paidAt, status: 'pending' }, checked, { wasCancelled });
          if (verdict.pays) {
            payments += 1;
            paidAt = new Date();
            expect(checked.amountPesewas).toBeGreaterThanOrEqual(price);
            expect([undefined, price]).toContain(checked.requestedPesewas);
            expect([undefined, 'GHS']).toContain(checked.currency);
          }
          attempt = { ...attempt, state: verdict.state };
        }
        expect(payments).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is a payment whenever a valid success arrives, however late, unless it was refunded', () => {
    const success = { state: 'succeeded', amountPesewas: price, currency: 'GHS' } as const;
    fc.assert(
      fc.property(fc.constantFrom(...paymentStates), fc.integer({ min: 0, max: 500 }), (state, days) => {
        const createdAt = new Date(Date.now() - days * 86_400_000);
        const verdict = judge(
          { state, amountPesewas: price, createdAt, reference: 'r' },
          { paidAt: null, status: 'pending' },
          success,
          { isReturned: state === 'refunded' },
        );
        expect(verdict.pays ?? false).toBe(state !== 'succeeded' && state !== 'refunded');
      }),
    );
  });

  it('requires review when an order is paid twice or after cancellation, but not when it was recorded by hand', () => {
    const attempt = { state: 'pending', amountPesewas: price, createdAt: new Date(), reference: 'YG15-1-A2' };
    const judged = (isPaidByAnother: boolean, status = 'paid', paidAt: Date | null = new Date()) =>
      judge(
        attempt,
        { paidAt, status },
        { state: 'succeeded', amountPesewas: price, currency: 'GHS' },
        { isPaidByAnother },
      );
    expect(judged(false)).toEqual({ state: 'succeeded', confirms: true });
    expect(judged(false, 'cancelled', null).review).toMatch(/^Paid after it was cancelled/);
    expect(judged(true)).toEqual({ state: 'succeeded', review: 'Paid twice: also by YG15-1-A2' });
    // The other one is in doubt: this one pays.
    expect(judged(true, 'pending', null)).toMatchObject({
      pays: true,
      review: expect.stringContaining('twice'),
    });
  });
});
