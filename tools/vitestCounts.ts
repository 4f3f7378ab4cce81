import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { type Counts, noTests } from './counts.ts';

/** Writes how many tests of each project passed, failed and were skipped to a file. */
export function countsReporter(file: string): Reporter {
  return {
    onTestRunEnd: (modules, unhandled) =>
      writeFileSync(file, JSON.stringify(countByProject(modules, unhandled.length))),
  };
}

function countByProject(modules: readonly TestModule[], unhandled: number): Record<string, Counts> {
  const projects: Record<string, Counts> = {};
  for (const module of modules) {
    // In browsers, the name of a project ends with that of the browser.
    const name = module.project.name.replace(/ \(.*\)$/, '');
    projects[name] ??= { ...noTests };
    countModule(module, projects[name]);
  }
  // An error outside of every test belongs to none, and must fail the run all the same.
  if (unhandled > 0) projects['outside of tests'] = { ...noTests, failed: unhandled };
  return projects;
}

function countModule(module: TestModule, counts: Counts): void {
  const tests = [...module.children.allTests()];
  for (const test of tests) {
    const { state } = test.result();
    if (state === 'passed' || state === 'failed') counts[state] += 1;
    else counts.skipped += 1;
  }
  // A file that cannot even be loaded has no tests to fail.
  const failedOutside =
    module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed');
  if (failedOutside) counts.failed += 1;
}
