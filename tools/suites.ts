import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, fromPlaywright, noTests, type PlaywrightStats, withRunnerResult } from './counts.ts';
import { binary, inRoot } from './folders.ts';
import { runVisibly } from './processes.ts';
import { storybookEnvironment } from './storybookEnvironment.ts';

const vitestSuites = [
  'unit',
  'api-pglite',
  'api-postgres',
  'faults',
  'attacks',
  'operations',
  'storybook',
] as const;
const allSuites = ['check', ...vitestSuites, 'journeys', 'visual'] as const;

/** A part of npm test that can be chosen by name. */
export type Suite = (typeof allSuites)[number];

type Results = Record<string, Counts>;

/** The suites named in `--only`, or all; refuses a name that is none. */
export function chooseSuites(only: string | undefined): readonly Suite[] {
  if (!only) return allSuites;
  const wanted = only.split(',').map((name) => name.trim());
  const unknown = wanted.filter((name) => !allSuites.some((suite) => suite === name));
  if (unknown.length > 0)
    throw new Error(`There is no suite ${unknown.join(', ')}; there are ${allSuites.join(', ')}.`);
  return allSuites.filter((suite) => wanted.includes(suite));
}

/** Says whether a suite needs Chromium. */
export const needsBrowser = (suite: Suite): boolean =>
  suite === 'storybook' || suite === 'journeys' || suite === 'visual';

/** Says whether a suite needs what npm start would build. */
export const needsBuild = (suite: Suite): boolean =>
  suite !== 'check' && suite !== 'storybook' && suite !== 'visual';

/** Runs the suites one after the other and counts their tests; `folder` holds what they report meanwhile. */
export async function runSuites(suites: readonly Suite[], folder: string): Promise<Results> {
  const results: Results = {};
  if (suites.includes('check')) Object.assign(results, await runScript('check', folder));
  const projects = vitestSuites.filter((suite) => suites.includes(suite));
  if (projects.length > 0) Object.assign(results, await runVitest(projects, folder));
  if (suites.includes('journeys')) results.journeys = await runPlaywright(folder);
  if (suites.includes('visual')) Object.assign(results, await runScript('visual', folder));
  return results;
}

/** Runs a suite that is a script of ours and leaves its counts in a file. */
async function runScript(name: 'check' | 'visual', folder: string): Promise<Results> {
  const file = join(folder, `${name}.json`);
  const { code } = await runVisibly(process.execPath, [inRoot('tools', `${name}.ts`)], { COUNTS_FILE: file });
  return { [name]: withRunnerResult(readCounts(file)[name] ?? noTests, code) };
}

async function runVitest(projects: readonly Suite[], folder: string): Promise<Results> {
  const file = join(folder, 'vitest.json');
  const args = ['run', ...projects.flatMap((name) => ['--project', name])];
  const { code } = await runVisibly(binary('vitest'), args, { ...storybookEnvironment, COUNTS_FILE: file });
  const report = readCounts(file);
  const explained = Object.values(report).some(({ failed }) => failed > 0);
  const asked = projects.map((name) => [
    name,
    withRunnerResult(report[name] ?? noTests, explained ? 0 : code),
  ]);
  // The report can hold more than the projects: errors outside of every test.
  const named = Object.fromEntries(asked);
  return { ...named, ...report, ...named };
}

async function runPlaywright(folder: string): Promise<Counts> {
  const file = join(folder, 'playwright.json');
  const args = ['test', '--reporter', 'list,json'];
  const { code } = await runVisibly(binary('playwright'), args, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  if (!existsSync(file)) return withRunnerResult(noTests, code);
  const { stats }: { stats: PlaywrightStats } = JSON.parse(readFileSync(file, 'utf8'));
  return withRunnerResult(fromPlaywright(stats), code);
}

function readCounts(file: string): Results {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
