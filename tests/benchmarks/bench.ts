/* npm run bench [-- api load pages growth --quick --json file --write]: measures the product beside
   bare node:http and static pages, and its growth. --write updates docs/performance.md. */
import { writeFileSync } from 'node:fs';
import { buildAll } from '../../tools/builds.ts';
import { installChromiumIfMissing } from '../../tools/chromium.ts';
import { stopTogether } from '../../tools/processes.ts';
import { measureApi } from './parts/api.ts';
import { measureGrowth } from './parts/growth.ts';
import { measureLoad } from './parts/load.ts';
import { measurePages } from './parts/pages.ts';
import { keep, type Results } from './shared/keep.ts';
import { describeMachine } from './shared/machine.ts';
import { type Options, readOptions } from './shared/options.ts';
import { goalsToMarkdown, type Section, toMarkdown } from './shared/section.ts';

const parts: Record<string, (options: Options) => Promise<Section[]>> = {
  api: measureApi,
  load: measureLoad,
  pages: measurePages,
  growth: measureGrowth,
};

stopTogether();
const options = readOptions();
const unknown = options.parts.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
const chosen = options.parts.length > 0 ? options.parts : Object.keys(parts);
if (chosen.includes('pages')) installChromiumIfMissing();
for (const name of ['site', 'admin', 'API']) if (!(await buildAll({ only: name }))) process.exit(1);

/** How each part was measured, to repeat it. */
const flags = process.argv
  .slice(2)
  .filter(
    (word, at, all) => !(word in parts || word === '--write' || [word, all[at - 1]].includes('--json')),
  );
const asked = ['', ...flags].join(' ');

const results: Results = {};
const machine = describeMachine();
for (const name of chosen) {
  console.error(`Measuring ${name} …`);
  const sections = (await parts[name]?.(options)) ?? [];
  results[name] = { machine, command: `npm run bench -- ${name}${asked}`, quick: options.quick, sections };
  for (const section of sections) console.log(`\n${toMarkdown(section)}`);
  if (options.write) await keep({ [name]: results[name] });
}
console.log(`\n### Goals\n\n${goalsToMarkdown(Object.values(results).flatMap(({ sections }) => sections))}`);
if (options.json) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
process.exit(0);
