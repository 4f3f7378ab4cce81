import { binary } from './folders.ts';
import { runImportRules } from './importRules.ts';
import { type Finished, runQuietly } from './processes.ts';

/** One thing that npm run check looks at. */
export interface CheckStep {
  name: string;
  run: () => Promise<Finished>;
}

const command =
  (name: string, ...args: string[]) =>
  (): Promise<Finished> =>
    runQuietly(binary(name), args);

/** Everything that must hold for the sources: format first, since it fails most and takes no time; then the slowest. */
export const checkSteps: readonly CheckStep[] = [
  { name: 'format', run: command('biome', 'check', '.') },
  { name: 'lint', run: command('oxlint', '--deny-warnings', '--report-unused-disable-directives') },
  { name: 'types', run: command('tsc', '--build') },
  { name: 'unused code', run: command('knip') },
  { name: 'import rules', run: runImportRules },
  { name: 'lock file', run: command('pnpm', 'install', '--frozen-lockfile', '--lockfile-only', '--offline') },
];
