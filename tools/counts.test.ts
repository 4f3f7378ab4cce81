import { expect, it } from 'vitest';
import {
  addCounts,
  closingLine,
  fromPlaywright,
  noTests,
  playwrightFailures,
  withRunnerResult,
} from './counts.ts';

it('adds suites up', () => {
  const sum = addCounts([
    { passed: 2, failed: 1, skipped: 0, failures: ['a.test.ts > adds: 1 is not 2'] },
    { passed: 3, failed: 0, skipped: 4 },
  ]);
  expect(sum).toEqual({ passed: 5, failed: 1, skipped: 4, failures: ['a.test.ts > adds: 1 is not 2'] });
});

it('names skipped tests only when there are any', () => {
  expect(closingLine({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed');
  expect(closingLine({ passed: 5, failed: 1, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
});

it('names the journeys that failed, in groups too', () => {
  const spec = (title: string, ok: boolean) => ({ title, file: 'shop.spec.ts', ok });
  const suites = [{ specs: [spec('a', true)], suites: [{ specs: [spec('b', false)] }] }];
  expect(playwrightFailures({ suites })).toEqual(['shop.spec.ts > b']);
});

it('counts a journey that passed only when repeated as failed', () => {
  const counts = fromPlaywright({ expected: 3, unexpected: 1, flaky: 2, skipped: 1 });
  expect(counts).toEqual({ passed: 3, failed: 3, skipped: 1 });
});

it('fails a suite in which nothing ran', () => {
  expect(withRunnerResult(noTests, 0).failed).toBe(1);
  expect(withRunnerResult({ passed: 0, failed: 0, skipped: 9 }, 0).failed).toBe(1);
});

it('counts a suite that may be skipped whole as skipped', () => {
  const skipped = { passed: 0, failed: 0, skipped: 1 };
  expect(withRunnerResult(skipped, 0, true)).toEqual(skipped);
  expect(withRunnerResult(noTests, 0, true).failed).toBe(1);
  expect(withRunnerResult(skipped, 1, true).failed).toBe(1);
});

it('fails a suite whose runner failed although every test passed', () => {
  expect(withRunnerResult({ passed: 4, failed: 0, skipped: 0 }, 1)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
  });
});

it('leaves the counts of a suite alone when they explain how its runner ended', () => {
  expect(withRunnerResult({ passed: 4, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  expect(withRunnerResult({ passed: 4, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});
