/* Runs a script with the project's own Node: `node tools/run.mjs tools/start.ts [arguments]`. Plain
   JavaScript without dependencies: it runs before anything is installed, on any Node from 20. The
   scripts in package.json `exec` it, so that npm's signals reach it and do not end in a shell. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './install.mjs';
import { whenParentIsGone } from './parent.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const oldestUsableNode = 24;
const killAfterMs = 10_000;

/** The Node that came with the packages, or the current one if there is none for this platform. */
function chooseNode() {
  const own = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(own) ? own : currentNode();
}

function currentNode() {
  if (Number.parseInt(process.versions.node, 10) < oldestUsableNode) {
    const platform = `${process.platform}-${process.arch}`;
    process.stderr.write(
      `The packages bring no Node for ${platform}, and the one you have (${process.version}) is too old to run TypeScript. Install Node ${oldestUsableNode} or newer and run the same command again.\n`,
    );
    process.exit(1);
  }
  return process.execPath;
}

/**
 * @param {string} node
 * @param {string[]} script
 */
function start(node, script) {
  // At a terminal, Ctrl-C reaches the child directly, and the child may read keys. Elsewhere it
  // leads its own group, so that every signal reaches it exactly once, through us.
  const atTerminal = process.stdin.isTTY;
  const child = spawn(node, script, {
    stdio: 'inherit',
    detached: !atTerminal,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  });
  const signals = atTerminal ? ['SIGTERM', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
  forwardSignals(child, /** @type {NodeJS.Signals[]} */ (signals));
  if (atTerminal) process.on('SIGINT', () => {});
  whenParentIsGone(() => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref();
  });
  child.once('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  child.once('error', (error) => {
    // A binary for another C library or processor exists but does not run.
    if (node !== process.execPath) start(currentNode(), script);
    else throw error;
  });
}

/**
 * Forwards each signal once: npm and a terminal can both deliver a Ctrl-C within milliseconds.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals[]} signals
 */
function forwardSignals(child, signals) {
  let last = 0;
  for (const signal of signals) {
    process.on(signal, () => {
      if (Date.now() - last < 300) return;
      last = Date.now();
      child.kill(signal);
    });
  }
}

await installIfNeeded(root);
start(chooseNode(), process.argv.slice(2));
