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
const usualSuites = ['check', ...vitestSuites, 'journeys', 'visual'] as const;
/** The audit asks the registry, so it runs only where it is asked for. */
const allSuites = ['audit', ...usualSuites] as const;

/** A part of npm test that can be chosen by name. */
export type Suite = (typeof allSuites)[number];

type Results = Record<string, Counts>;

/** The suites named in `--only`, or the usual ones, and the audit with `--audit`; throws on a name that is none. */
export function chooseSuites(only: string | undefined, audit = false): readonly Suite[] {
  if (!only) return audit ? allSuites : usualSuites;
  const wanted = only.split(',').map((name) => name.trim());
  const unknown = wanted.filter((name) => !allSuites.some((suite) => suite === name));
  if (unknown.length > 0)
    throw new Error(`There is no suite ${unknown.join(', ')}; there are ${allSuites.join(', ')}.`);
  return allSuites.filter((suite) => wanted.includes(suite) || (audit && suite === 'audit'));
}

/** Says whether a suite needs Chromium. */
export const needsBrowser = (suite: Suite): boolean =>
  suite === 'storybook' || suite === 'journeys' || suite === 'visual';

/** Says whether a suite needs what npm start would build. */
export const needsBuild = (suite: Suite): boolean =>
  suite !== 'audit' && suite !== 'check' && suite !== 'storybook' && suite !== 'visual';

/** Runs the suites one after the other and counts their tests; `folder` holds what they report meanwhile. */
export async function runSuites(suites: readonly Suite[], folder: string): Promise<Results> {
  const results: Results = {};
  if (suites.includes('audit')) Object.assign(results, await runScript('audit', folder));
  if (suites.includes('check')) Object.assign(results, await runScript('check', folder));
  const projects = vitestSuites.filter((suite) => suites.includes(suite));
  if (projects.length > 0) Object.assign(results, await runVitest(projects, folder));
  if (suites.includes('journeys')) results.journeys = await runPlaywright(folder);
  if (suites.includes('visual')) Object.assign(results, await runScript('visual', folder));
  return results;
}

/** Runs a suite that is a script of ours and leaves its counts in a file. */
async function runScript(name: 'audit' | 'check' | 'visual', folder: string): Promise<Results> {
  const file = join(folder, `${name}.json`);
  const { code } = await runVisibly(process.execPath, [inRoot('tools', `${name}.ts`)], { COUNTS_FILE: file });
  const counts = readCounts(file)[name] ?? noTests;
  return { [name]: withRunnerResult(counts, code, name === 'audit') };
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
