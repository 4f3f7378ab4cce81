import { expect, it } from 'vitest';
import { readAudit } from './auditReport.ts';

const advisory = (severity: string) => ({
  module_name: 'left-pad',
  severity,
  title: 'Pads on the wrong side',
  url: 'https://advisories.example/1',
});
const output = (...severities: string[]) =>
  JSON.stringify({ advisories: Object.fromEntries(severities.map((each, n) => [n, advisory(each)])) });

it.each(['high', 'critical'])('fails when an advisory is %s, and names it', (severity) => {
  const { passed, lines } = readAudit(output('low', severity));
  expect(passed).toBe(false);
  expect(lines).toEqual([
    `${severity}: left-pad: Pads on the wrong side (https://advisories.example/1)`,
    'Audit of what the product runs on: 1 high or critical, 1 lesser advisories.',
  ]);
});

it('passes with lesser advisories, and counts them', () => {
  expect(readAudit(output('low', 'moderate'))).toEqual({
    passed: true,
    lines: ['Audit of what the product runs on: 0 high or critical, 2 lesser advisories.'],
  });
});

it.each(['', 'ERR_PNPM_AUDIT_BAD_RESPONSE', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}'])(
  'passes without an answer of the registry, and says that nothing was audited: %j',
  (nothing) => {
    expect(readAudit(nothing)).toEqual({
      passed: true,
      lines: ['The registry gave no answer: the dependencies were NOT audited this time.'],
    });
  },
);
