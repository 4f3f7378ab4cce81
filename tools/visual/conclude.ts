import { writeFileSync } from 'node:fs';
import { type Counts, closingLine } from '../counts.ts';
import { baselineBrowser } from './baselines.ts';
import type { Verdict } from './judge.ts';
import { writeReport } from './report.ts';

/** Tells npm test how many pictures passed. */
export function leaveCounts(counts: Counts): void {
  if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify({ visual: counts }));
}

/** Writes the report, says where it is, and whether all is as accepted. */
export function conclude(verdicts: readonly Verdict[], version: string): boolean {
  const passed = verdicts.filter(({ kind }) => kind === 'same').length;
  const counts: Counts = { passed, failed: verdicts.length - passed, skipped: 0 };
  leaveCounts(counts);
  const before = baselineBrowser();
  const note =
    before && before !== version
      ? `The accepted pictures are from Chromium ${before}, these are from ${version}.`
      : '';
  const report = writeReport(verdicts, note);
  if (note && counts.failed > 0) console.log(note);
  console.log(`Report: ${report}\n${closingLine(counts)}`);
  return counts.failed === 0;
}
