import {
  acceptBaseline,
  baselineBrowser,
  listBaselines,
  noteBrowser,
  readBaseline,
  removeBaseline,
} from './baselines.ts';
import type { Verdict } from './judge.ts';
import { leaveCounts } from './report.ts';
import { pictureFile, type Subject, themes } from './subjects.ts';

/** The accepted pictures whose stories are gone. */
export function goneSubjects(subjects: readonly Subject[]): Verdict[] {
  const wanted = new Set(subjects.flatMap((subject) => themes.map((theme) => pictureFile(subject, theme))));
  return listBaselines()
    .filter((file) => !wanted.has(file))
    .map((file) => ({ file, kind: 'gone', message: 'Its story is gone.', expected: readBaseline(file) }));
}

/** Makes what was found the accepted picture, and drops its pixels. */
export function accept({ file, kind, message, actual }: Verdict): Verdict {
  if (actual) acceptBaseline(file, actual);
  if (kind === 'gone') removeBaseline(file);
  return { file, kind, message };
}

/** Says how much was accepted; only what could not be photographed is a failure. */
export function concludeUpdate(verdicts: readonly Verdict[], version: string): boolean {
  const accepted = verdicts.filter(({ kind }) => kind !== 'same' && kind !== 'broken').length;
  if (accepted > verdicts.length / 2 || !baselineBrowser()) noteBrowser(version);
  console.log(`Accepted ${accepted} of ${verdicts.length} pictures.`);
  const failed = verdicts.filter(({ kind }) => kind === 'broken').length;
  leaveCounts({ passed: verdicts.length - failed, failed, skipped: 0 });
  return failed === 0;
}
