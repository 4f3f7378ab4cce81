import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  addCounts,
  type Counts,
  fromPlaywright,
  noTests,
  type PlaywrightReport,
  withRunnerResult,
} from './counts.ts';
import { binary, inRoot } from './folders.ts';
import { type runVisibly, storybookEnvironment } from './processes.ts';

interface SuiteFacts {
  runner: 'script' | 'vitest' | 'playwright';
  /** `usual` suites run in npm test, `deep` ones in npm run test:deep, `named` ones on request. */
  part: 'usual' | 'deep' | 'named';
  needsBuild?: boolean;
  needsBrowser?: boolean;
  /**
   * Test files that run at the same time for each processor: by default 1, more where tests wait
   * for jobs. With 0, one in all: these tests measure waits, or start several servers.
   */
  filesPerCore?: number;
  /** Mostly waits for timers and starting processes: runs beside suites that use the processors. */
  mostlyWaits?: boolean;
  /** Passes also when all it did was to skip, and to say why. */
  maySkipAll?: boolean;
}

const vitest = { runner: 'vitest', needsBuild: true } as const;
/** Every suite, in running order. npm test and npm run test:deep each run some of the journeys. */
const facts = {
  audit: { runner: 'script', part: 'named', maySkipAll: true },
  check: { runner: 'script', part: 'usual' },
  unit: { ...vitest, part: 'usual' },
  'api-postgres': { ...vitest, part: 'usual', filesPerCore: 2 },
  'api-pglite': { ...vitest, part: 'deep' },
  faults: { ...vitest, part: 'deep', filesPerCore: 0, mostlyWaits: true },
  attacks: { ...vitest, part: 'deep', filesPerCore: 0, mostlyWaits: true },
  operations: { ...vitest, part: 'deep', filesPerCore: 0, mostlyWaits: true },
  storybook: { runner: 'vitest', part: 'usual', needsBrowser: true },
  journeys: { runner: 'playwright', part: 'usual', needsBuild: true, needsBrowser: true },
  visual: { runner: 'script', part: 'usual', needsBrowser: true, maySkipAll: true },
} satisfies Record<string, SuiteFacts>;

/** A part of the tests that can be chosen by name. */
export type Suite = keyof typeof facts;
const allSuites = Object.keys(facts) as Suite[];
const factsOf = (suite: Suite): SuiteFacts => facts[suite];

/** What a run consists of. */
export interface Choice {
  suites: readonly Suite[];
  /** Which journeys run. */
  journeys: 'core' | 'rest' | 'all';
  /** What the suite of pictures is told: which to take, whether to accept them. */
  pictures: readonly string[];
}

interface Options {
  only?: string | undefined;
  deep?: boolean | undefined;
  all?: boolean | undefined;
  audit?: boolean | undefined;
  /** Of pictures: a part of the names of those to take. */
  names?: string | undefined;
  /** Of pictures: whether they become the accepted ones. */
  update?: boolean | undefined;
}

/** The usual suites, the deep ones, all, or those named by `only`; throws on an unknown name. */
export function chooseSuites({ only, deep = false, all = false, audit = false, ...rest }: Options): Choice {
  const named = only?.split(',').map((name) => name.trim());
  const unknown = named?.filter((name) => !allSuites.some((suite) => suite === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`There is no suite ${unknown.join(', ')}; there are ${allSuites.join(', ')}.`);
  const isChosen = (suite: Suite): boolean => {
    const { part } = factsOf(suite);
    if (suite === 'audit' && audit) return true;
    if (named) return named.includes(suite);
    if (all) return part !== 'named';
    return part === (deep ? 'deep' : 'usual') || suite === 'journeys';
  };
  const journeys = named || all ? 'all' : deep ? 'rest' : 'core';
  const pictures = [...(rest.update ? ['--update'] : []), ...(rest.names ? ['--names', rest.names] : [])];
  if (pictures.length > 0 && only !== 'visual')
    throw new Error('--update and --names belong to the pictures: add --only visual.');
  return { suites: allSuites.filter(isChosen), journeys, pictures };
}

/** Says whether a suite needs Chromium. */
export const needsBrowser = (suite: Suite): boolean => factsOf(suite).needsBrowser ?? false;
/** Says whether a suite needs what npm start would build. */
export const needsBuild = (suite: Suite): boolean => factsOf(suite).needsBuild ?? false;

/** The suites in lists to run side by side, each in order: one list, unless some mostly wait. */
export function lanesOf(suites: readonly Suite[]): Suite[][] {
  const { busy = [], waiting = [] } = Object.groupBy(suites, (suite) =>
    factsOf(suite).mostlyWaits ? 'waiting' : 'busy',
  );
  return [busy, waiting].filter((lane) => lane.length > 0);
}

/** Runs a suite with `run` and counts its tests; `folder` is for the reports of its runner. */
export async function runSuite(
  suite: Suite,
  folder: string,
  { journeys, pictures }: Choice,
  run: typeof runVisibly,
): Promise<Counts> {
  const file = join(folder, `${suite}.json`);
  if (suite === 'journeys') return runPlaywright(file, journeys, run);
  if (factsOf(suite).runner === 'vitest') return runVitest(suite, file, run);
  return runScript(suite, suite === 'visual' ? pictures : [], file, run);
}

/** Runs a suite that is a script of ours and leaves its counts in a file. */
async function runScript(
  suite: Suite,
  args: readonly string[],
  file: string,
  run: typeof runVisibly,
): Promise<Counts> {
  const script = inRoot('tools', `${suite}.ts`);
  const { code } = await run(process.execPath, [script, ...args], { COUNTS_FILE: file });
  return withRunnerResult(readCounts(file)[suite] ?? noTests, code, factsOf(suite).maySkipAll);
}

async function runVitest(suite: Suite, file: string, run: typeof runVisibly): Promise<Counts> {
  const workers = Math.max(1, availableParallelism() * (factsOf(suite).filesPerCore ?? 1));
  // `unit-pages` belongs to `unit`.
  const projects = suite === 'unit' ? ['unit', 'unit-pages'] : [suite];
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  const environment = { ...storybookEnvironment, COUNTS_FILE: file };
  const { code } = await run(binary('vitest'), [...args, '--maxWorkers', String(workers)], environment);
  // The report can hold more than the project: errors outside of every test.
  return withRunnerResult(addCounts(Object.values(readCounts(file))), code);
}

/**
 * Runs the journeys of visitors, then those of the administrator on a website of their own: a
 * journey that fails leaves no other one out.
 */
async function runPlaywright(
  file: string,
  journeys: Choice['journeys'],
  run: typeof runVisibly,
): Promise<Counts> {
  const results: Counts[] = [];
  for (const project of ['visitors', 'administrator']) {
    const reportFile = `${file}.${project}`;
    const args = ['test', '--project', project, '--no-deps', '--reporter', 'list,json'];
    const environment = { JOURNEYS: journeys, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
    const { code } = await run(binary('playwright'), args, environment);
    results.push(withRunnerResult(readPlaywrightCounts(reportFile), code));
  }
  return addCounts(results);
}

function readPlaywrightCounts(file: string): Counts {
  if (!existsSync(file)) return noTests;
  return fromPlaywright(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport);
}

function readCounts(file: string): Record<string, Counts> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
