import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { binary, inRoot } from '../../../tools/folders.ts';
import { runQuietly } from '../../../tools/processes.ts';
import type { Machine } from './machine.ts';
import { goalsToMarkdown, type Section, toMarkdown } from './section.ts';

/** The figures of one part, and the machine they come from. */
export interface Measured {
  machine: Machine;
  /** The command that made them. */
  command: string;
  quick: boolean;
  sections: Section[];
}

/** Measurements by part. */
export type Results = Record<string, Measured>;

const resultsFile = inRoot('docs', 'performance.json');
const page = inRoot('docs', 'performance.md');
const between = /(<!-- figures -->)[\s\S]*(<!-- end of figures -->)/;

/** Replaces the stored figures of these parts and writes all figures into docs/performance.md. */
export async function keep(results: Results): Promise<void> {
  const before: Results = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};
  const all = { ...before, ...results };
  writeFileSync(resultsFile, `${JSON.stringify(all, null, 2)}\n`);
  const { code, output } = await runQuietly(binary('biome'), ['format', '--write', resultsFile]);
  if (code !== 0) throw new Error(output);
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(between, `$1\n${render(all).replaceAll('$', '$$$$')}\n$2`),
  );
}

function render(results: Results): string {
  const parts = Object.values(results);
  const goals = goalsToMarkdown(parts.flatMap(({ sections }) => sections));
  return ['', '## Goals', '', goals, '', ...parts.flatMap(renderPart)].join('\n');
}

function renderPart({ machine, command, quick, sections }: Measured): string[] {
  const { date, processors, memory, system, node, chromium, busyBefore } = machine;
  const haste = quick ? ' **Preliminary: a short run.**' : '';
  const where = `Made by \`${command}\` on ${date}: ${processors}, ${memory}, ${system}, Node ${node}, ${chromium}; load average before it ${busyBefore}.${haste}`;
  return [
    `## \`${command.split(' ').slice(0, 3).join(' ')}\``,
    '',
    where,
    '',
    ...sections.flatMap((section) => [toMarkdown(section), '']),
  ];
}
