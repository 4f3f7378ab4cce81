import { expect, it } from 'vitest';
import { addCounts, closingLine, fromPlaywright, noTests, withRunnerResult } from './counts.ts';

it('adds suites up', () => {
  const sum = addCounts([
    { passed: 2, failed: 1, skipped: 0, failures: ['a.test.ts > adds: 1 is not 2'] },
    { passed: 3, failed: 0, skipped: 4, flaky: ['b.spec.ts > pays'] },
  ]);
  expect(sum).toEqual({
    passed: 5,
    failed: 1,
    skipped: 4,
    failures: ['a.test.ts > adds: 1 is not 2'],
    flaky: ['b.spec.ts > pays'],
  });
});

it('names skipped tests only when there are any', () => {
  expect(closingLine({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed');
  expect(closingLine({ passed: 5, failed: 1, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
});

it('names the journeys that failed and those that passed when repeated, in groups too', () => {
  const spec = (title: string, status: string) => ({ title, file: 'shop.spec.ts', tests: [{ status }] });
  const inGroup = { specs: [spec('b', 'unexpected'), spec('c', 'flaky')] };
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(fromPlaywright({ stats, suites: [{ specs: [spec('a', 'expected')], suites: [inGroup] }] })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    failures: ['shop.spec.ts > b'],
    flaky: ['shop.spec.ts > c'],
  });
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
