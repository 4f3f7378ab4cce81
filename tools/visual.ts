/* npm run test:visual [-- --update] [--only Button]: compares pictures of the stories with the accepted ones. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { buildAll } from './builds.ts';
import { installChromiumIfMissing } from './chromium.ts';
import { type Counts, closingLine } from './counts.ts';
import { inRoot } from './folders.ts';
import { stopTogether } from './processes.ts';
import {
  acceptBaseline,
  baselineBrowser,
  listBaselines,
  noteBrowser,
  readBaseline,
  removeBaseline,
} from './visual/baselines.ts';
import { startBrowser } from './visual/camera.ts';
import type { Verdict } from './visual/judge.ts';
import { probe } from './visual/probes.ts';
import { writeReport } from './visual/report.ts';
import { runSubjects } from './visual/run.ts';
import { serveFolder } from './visual/server.ts';
import { pictureFile, readSubjects, type Subject, themes } from './visual/subjects.ts';

const { values } = parseArgs({
  options: { update: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const storybook = inRoot('storybook-static');

const complete = !values.only;

async function run(): Promise<boolean> {
  const subjects = readSubjects(storybook, values.only);
  if (subjects.length === 0) throw new Error(`No picture's name contains "${values.only}".`);
  const site = await serveFolder(storybook);
  const browser = await startBrowser(installChromiumIfMissing());
  const verdicts: Verdict[] = [];
  try {
    await runSubjects(browser, site.url, subjects, availableParallelism(), (verdict) => {
      verdicts.push(verdict);
      if (verdict.kind !== 'same') tell(verdict);
    });
    if (complete) verdicts.push(...gone(subjects));
    if (values.update) return accept(verdicts, browser.version());
    if (complete) verdicts.push(...(await probe(browser, site.url, subjects)));
    return conclude(verdicts, browser.version());
  } finally {
    await browser.close();
    await site.close();
  }
}

const tell = ({ kind, file, message }: Verdict): void =>
  console.log(`${kind.padEnd(8)} ${file.replace('.webp', '')}: ${message}`);

function gone(subjects: readonly Subject[]): Verdict[] {
  const wanted = new Set(subjects.flatMap((subject) => themes.map((theme) => pictureFile(subject, theme))));
  return listBaselines()
    .filter((file) => !wanted.has(file))
    .map((file) => ({ file, kind: 'gone', message: 'Its story is gone.', expected: readBaseline(file) }));
}

/** Makes what was found the new baselines; fails only for what could not be photographed. */
function accept(verdicts: readonly Verdict[], version: string): boolean {
  for (const { kind, file, actual } of verdicts) {
    if (actual) acceptBaseline(file, actual);
    if (kind === 'gone') removeBaseline(file);
  }
  const accepted = verdicts.filter(({ kind }) => kind !== 'same' && kind !== 'broken');
  if (accepted.length > 0) noteBrowser(version);
  console.log(`Accepted ${accepted.length} of ${verdicts.length} pictures; the others were as expected.`);
  return verdicts.every(({ kind }) => kind !== 'broken');
}

function conclude(verdicts: readonly Verdict[], version: string): boolean {
  const passed = verdicts.filter(({ kind }) => kind === 'same').length;
  const counts: Counts = { passed, failed: verdicts.length - passed, skipped: 0 };
  if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify({ visual: counts }));
  const before = baselineBrowser();
  const note =
    before && before !== version
      ? `The accepted pictures are from Chromium ${before}, these are from ${version}.`
      : '';
  const report = writeReport(verdicts, note);
  if (note && counts.failed > 0) console.log(note);
  console.log(`${counts.failed > 0 ? 'Look at it' : 'Report'}: ${report}\n${closingLine(counts)}`);
  return counts.failed === 0;
}

stopTogether();
if (!(await buildAll({ only: 'Storybook' }))) process.exit(1);
const well = await run().catch((error: Error) => {
  console.error(error.message);
  return false;
});
process.exit(well ? 0 : 1);
