import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { binary, inRoot, root } from './folders.ts';
import { type Finished, runQuietly } from './processes.ts';

const folders = ['api-types', 'ui-kit', 'site', 'admin', 'api', 'tools', 'tests', '.storybook'];
const config = inRoot('.dependency-cruiser.cjs');

/** Applies the import rules to the repository, after testing that they report a violation. */
export async function runImportRules(): Promise<Finished> {
  const rulesAreBlind = await selfTest();
  if (rulesAreBlind) return { code: 1, output: rulesAreBlind };
  const result = await cruise(root, 'err');
  const modules = Number(/(\d+) modules/.exec(result.output)?.[1] ?? 0);
  return modules > 0
    ? result
    : { code: 1, output: `The import rules read no module at all.\n${result.output}` };
}

// With a compiler that dependency-cruiser cannot use, it reads nothing and reports success.
async function selfTest(): Promise<string | undefined> {
  const files = {
    'api/src/a.ts': "import type { B } from '../../site/src/b.ts';",
    'site/src/b.ts': 'export type B = 1;',
  };
  const broken = await brokenRules(files);
  return broken.includes('folder-api') ? undefined : 'The import rules did not report a planted violation.';
}

/** The names of the rules that the given files break. */
export async function brokenRules(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'year-group-imports-'));
  try {
    for (const name of folders) mkdirSync(join(folder, name), { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { output } = await cruise(folder, 'json');
    const { summary }: { summary: { violations: { rule: { name: string } }[] } } = JSON.parse(output);
    return [...new Set(summary.violations.map(({ rule }) => rule.name))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function cruise(folder: string, output: 'err' | 'json'): Promise<Finished> {
  return runQuietly(
    binary('depcruise'),
    ['--config', config, '--output-type', output, ...folders],
    {},
    folder,
  );
}
