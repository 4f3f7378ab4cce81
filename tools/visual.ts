/* npm test -- --only visual [--update] [--names Button]: compares pictures of the stories
   with the accepted ones. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { buildAll } from './builds.ts';
import { installChromiumIfMissing } from './chromium.ts';
import { inRoot } from './folders.ts';
import { stopTogether } from './processes.ts';
import { accept, concludeUpdate, goneSubjects } from './visual/accept.ts';
import { startBrowser } from './visual/camera.ts';
import type { Verdict } from './visual/judge.ts';
import { lastPassed } from './visual/lastPassed.ts';
import { probe } from './visual/probes.ts';
import { conclude, leaveCounts } from './visual/report.ts';
import { runSubjects } from './visual/run.ts';
import { serveStorybook } from './visual/server.ts';
import { readSubjects } from './visual/subjects.ts';

const { values } = parseArgs({
  options: { update: { type: 'boolean', default: false }, names: { type: 'string', default: '' } },
});
const storybook = inRoot('storybook-static');

async function run(): Promise<boolean> {
  const subjects = readSubjects(storybook, values.names);
  if (subjects.length === 0) throw new Error(`No picture's name contains "${values.names}".`);
  const isComplete = !values.names;
  const browser = await startBrowser(installChromiumIfMissing());
  const passed = lastPassed(browser.version());
  if (isComplete && !values.update && !process.env.CI && passed.isCurrent()) {
    await browser.close();
    return skip('they passed with these sources; with CI=true they are taken again.');
  }
  const site = await serveStorybook(storybook);
  const verdicts: Verdict[] = [];
  const take = (verdict: Verdict): void => {
    if (verdict.kind !== 'same') tell(verdict);
    verdicts.push(values.update ? accept(verdict) : verdict);
  };
  try {
    await runSubjects(browser, site.url, subjects, availableParallelism(), take);
    if (isComplete) goneSubjects(subjects).forEach(take);
    if (values.update) return concludeUpdate(verdicts, browser.version());
    if (isComplete) (await probe(browser, site.url, subjects)).forEach(take);
    const isWell = conclude(verdicts, browser.version());
    if (isComplete && isWell) passed.mark();
    return isWell;
  } finally {
    await browser.close();
    await site.close();
  }
}

const tell = ({ kind, file, message }: Verdict): void =>
  console.log(`${kind.padEnd(8)} ${file.replace('.webp', '')}: ${message}`);

function skip(reason: string): true {
  console.log(`Skipped: ${reason}`);
  leaveCounts({ passed: 0, failed: 0, skipped: 1 });
  return true;
}

if (process.platform !== 'linux') {
  skip('the accepted pictures are from Linux, and other systems draw letters differently.');
  process.exit(0);
}
stopTogether();
if (!(await buildAll({ only: 'Storybook' }))) process.exit(1);
const isWell = await run().catch((error: Error) => {
  console.error(error.message);
  return false;
});
process.exit(isWell ? 0 : 1);
