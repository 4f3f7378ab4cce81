/* Runs a line of the shell with the packages and the Node of the project, which it installs first:
   node tools/run.mjs 'npm run build && …'. Plain JavaScript, since it runs on any Node from 20. The
   scripts in package.json `exec` it, so that npm's signals reach it and do not end in a shell. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
const parent = process.ppid;

/**
 * Runs the line as a group of processes that gets every signal; resolves to its exit code.
 * @param {string} line
 */
function run(line) {
  const child = spawn(line, { shell: true, stdio: 'inherit', detached: true, cwd: root, env });
  let last = 0;
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // A terminal and npm can both deliver a Ctrl-C within milliseconds.
    if (Date.now() - last < 300 || !child.pid) return;
    last = Date.now();
    process.kill(-child.pid, signal);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, forward);
  // kill -9 of npm sends no signal.
  setInterval(() => process.ppid !== parent && forward('SIGTERM'), 500).unref();
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM').removeAllListeners('SIGHUP');
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

await installIfNeeded(root, run);
if (!existsSync(join(bin, 'node')) && Number.parseInt(process.versions.node, 10) < 24) {
  process.stderr.write('The packages bring no Node for this machine: install Node 24 or newer.\n');
  process.exit(1);
}
process.exit(await run(process.argv.slice(2).join(' ')));
