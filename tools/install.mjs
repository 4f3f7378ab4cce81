import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A fingerprint of everything that decides what node_modules must contain on this machine.
 * @param {string} root
 */
export function dependencyHash(root) {
  const manifests = readdirSync(root).map((name) => join(name, 'package.json'));
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests.toSorted()])
    if (existsSync(join(root, file))) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * Installs the locked packages if they have changed since the last time; on failure, exits with 1.
 * @param {string} root
 * @param {(line: string) => Promise<number>} run
 */
export async function installIfNeeded(root, run) {
  const stamp = join(root, 'node_modules', '.install-stamp');
  const wanted = dependencyHash(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  process.stderr.write('Installing packages (the first time takes about a minute) …\n');
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const options =
    '--frozen-lockfile --prefer-offline --reporter=append-only --config.confirmModulesPurge=false';
  if ((await run(`npx --yes ${packageManager} install ${options} >&2`)) !== 0) {
    process.stderr.write(
      'The packages could not be installed; the lines above say why. Where they name the registry, check the network (or the registry setting of npm) and run the same command again.\n',
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
