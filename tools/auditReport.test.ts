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
  const { counts, lines } = readAudit(output('low', severity));
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(lines).toEqual([
    `${severity}: left-pad: Pads on the wrong side (https://advisories.example/1)`,
    'Audit of what the product runs on: 1 high or critical, 1 lesser advisories.',
  ]);
});

it('passes with lesser advisories, and counts them', () => {
  expect(readAudit(output('low', 'moderate'))).toEqual({
    counts: { passed: 1, failed: 0, skipped: 0 },
    lines: ['Audit of what the product runs on: 0 high or critical, 2 lesser advisories.'],
  });
});

it.each(['', 'ERR_PNPM_AUDIT_BAD_RESPONSE', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}'])(
  'is skipped without an answer from the registry, and its closing line says so: %j',
  (nothing) => {
    expect(readAudit(nothing)).toEqual({
      counts: { passed: 0, failed: 0, skipped: 1 },
      lines: ['Audit skipped: the registry gave no answer, so the dependencies were NOT audited.'],
    });
  },
);
