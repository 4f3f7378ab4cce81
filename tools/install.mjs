import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const registryTrouble =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|TARBALL_FETCH|error sending request/;

/**
 * A fingerprint of everything that decides what node_modules must contain on this machine.
 * @param {string} root
 */
export function dependencyHash(root) {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .toSorted();
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...folders.map((name) => join(name, 'package.json')),
  ];
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * Installs the locked dependencies if they have changed; on failure, says why and exits with 1.
 * @param {string} root
 */
export async function installIfNeeded(root) {
  const stamp = join(root, 'node_modules', '.install-stamp');
  const wanted = dependencyHash(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  const started = Date.now();
  process.stderr.write('Installing packages (the first time takes about a minute) … ');
  const { code, output } = await runInstaller(root);
  if (code === 0) {
    writeFileSync(stamp, wanted);
    process.stderr.write(`done in ${((Date.now() - started) / 1000).toFixed(0)} s\n`);
    return;
  }
  process.stderr.write(`failed\n\n${output}\n${explain(output)}\n`);
  process.exit(1);
}

/** @param {string} output */
function explain(output) {
  if (registryTrouble.test(output)) {
    return 'The npm registry cannot be reached from this machine, and not every package is stored here yet. Check the network (or the registry setting of npm) and run the same command again.';
  }
  return 'The packages could not be installed. The lines above say why; nothing was started.';
}

/**
 * @param {string} root
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runInstaller(root) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return new Promise((resolve) => {
    // Its own process group, so that stopping this command stops the whole chain npx starts.
    const child = spawn(
      'npx',
      ['--yes', packageManager, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'],
      {
        cwd: root,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const stop = () => {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      process.stderr.write('stopped\n');
      process.exit(130);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', (error) =>
      resolve({ code: 1, output: `npx, which comes with npm, could not be run: ${error.message}` }),
    );
    child.once('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stop);
      resolve({ code, output });
    });
  });
}
