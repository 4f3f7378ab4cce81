import type { Health } from '@year-group/api-types/system/health';
import { expect, it } from 'vitest';
import { describeParts, inTime } from './healthTexts.ts';

const well: Health = {
  state: 'ok',
  checkedAt: '2026-11-20T10:00:00.000Z',
  startedAt: '2026-11-20T09:00:00.000Z',
  mode: 'live',
  database: { state: 'ok', kind: 'postgres', answeredInMs: 0.6 },
  storage: { state: 'ok', kind: 'bucket' },
  mail: { state: 'ok', kind: 'smtp', waiting: 0, oldestSeconds: 0, lastError: null },
  payments: {
    state: 'ok',
    provider: 'paystack',
    open: 1,
    overdue: 0,
    needsReview: 0,
    failures: 0,
    lastFailureAt: null,
  },
  jobs: { state: 'ok', failed: 0 },
};

it('gives no advice while everything works', () => {
  expect(describeParts(well).map(({ text, advice }) => [text, advice])).toEqual([
    ['PostgreSQL answered in 1 ms.', undefined],
    ['Kept in an S3 bucket.', undefined],
    ['No letter is waiting.', undefined],
    ['1 payment is under way.', undefined],
    ['Nothing had to be given up.', undefined],
  ]);
});

it('reports waiting mails, since when, and the mail server’s error', () => {
  const mail = {
    ...well.mail,
    state: 'degraded',
    waiting: 3,
    oldestSeconds: 7300,
    lastError: '451 later',
  } as const;
  expect(describeParts({ ...well, mail })[2]).toMatchObject({
    text: '3 letters are waiting, the oldest for 2 hours.',
    advice: 'They are tried again for four days. The mail server said: 451 later',
  });
});

it('counts failures of the provider and of background jobs', () => {
  const payments = { ...well.payments, failures: 12, lastFailureAt: '2026-11-20T07:59:00.000Z' };
  const parts = describeParts({ ...well, payments, jobs: { state: 'degraded', failed: 1 } });
  expect(parts[3]?.text).toContain(
    'The payment provider failed 12 times in the last 7 days, the last time 2 hours ago.',
  );
  expect(parts[4]?.text).toBe('1 piece of work was given up after every try in the last 7 days.');
});

it.each([
  [5, 'less than a minute'],
  [60, '1 minute'],
  [3599, '59 minutes'],
  [7200, '2 hours'],
  [200_000, '2 days'],
])('formats %i seconds as %s', (seconds, texts) => {
  expect(inTime(seconds)).toBe(texts);
});
