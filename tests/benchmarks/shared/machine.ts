import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { findChromium } from '../../../tools/chromium.ts';

/** Where and when figures were measured. */
export interface Machine {
  date: string;
  processors: string;
  memory: string;
  system: string;
  node: string;
  chromium: string;
  /** How busy it was before the measurement: waiting processes, averaged over a minute. */
  busyBefore: number;
}

/** Describes the machine as it is now. */
export function describeMachine(): Machine {
  const chromium = findChromium();
  return {
    date: new Date().toISOString().slice(0, 10),
    processors: `${availableParallelism()} × ${cpus()[0]?.model.trim() || 'unknown'}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${type()} ${release()}`,
    node: process.version,
    chromium: chromium
      ? execFileSync(chromium, ['--version', '--no-sandbox'], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }).trim()
      : 'none',
    busyBefore: Number(loadavg()[0]?.toFixed(1)),
  };
}
