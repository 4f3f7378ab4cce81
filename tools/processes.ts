import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './folders.ts';
import { whenParentIsGone } from './parent.mjs';

const running = new Set<ChildProcess>();
let stopping = false;
const killAfter = 5000;
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a finished command left behind. */
export interface Finished {
  code: number;
  output: string;
}

/** Starts a command that `stopChildren` ends together with everything it started. */
export function startChild(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const child = spawn(command, args, { cwd: root, detached: true, ...options });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Runs a command to its end and returns what it printed, without showing it. */
export function runQuietly(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = root,
): Promise<Finished> {
  const child = startChild(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  return finish(child, () => output);
}

/** Runs a command to its end, printing straight to the terminal. */
export function runVisibly(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Finished> {
  const child = startChild(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return finish(child, () => '');
}

function finish(child: ChildProcess, output: () => string): Promise<Finished> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => {
      // While everything is being stopped, nobody may take this end for a result.
      if (!stopping) resolve({ code: code ?? 1, output: output() });
    });
  });
}

/** Says whether commands are ending because they were told to. */
export const isStopping = (): boolean => stopping;

/** Ends every running command and what it started; resolves when all are gone. */
export async function stopChildren(): Promise<void> {
  stopping = true;
  await Promise.all([...running].map(stopChild));
}

/** Ends one command and what it started, politely first; resolves when it is gone. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const gone = once(child, 'close');
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), killAfter);
  await gone;
  clearTimeout(timer);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // The group ended in the meantime.
  }
}

/**
 * Lets Ctrl-C, a stop signal or the end of npm stop what this script started, and then the script.
 * Returns a function that stops handling the signals.
 */
export function stopTogether(cleanUp: () => void | Promise<void> = () => undefined): () => void {
  const stopAll = async (): Promise<void> => {
    if (stopping) return;
    await stopChildren();
    await cleanUp();
    process.exit(130);
  };
  const stop = (): void => void stopAll();
  for (const signal of stopSignals) process.on(signal, stop);
  const stopWatching = whenParentIsGone(stop);
  return () => {
    for (const signal of stopSignals) process.off(signal, stop);
    stopWatching();
  };
}

const nodeOptions = process.env.NODE_OPTIONS ?? '';

/**
 * The environment of Storybook's processes. Storybook loads its TypeScript configuration through
 * `module.register`, which Node 26 calls deprecated: only this warning is silenced, only for them.
 */
export const storybookEnvironment = {
  NODE_OPTIONS: `${nodeOptions} --disable-warning=DEP0205`.trim(),
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
