import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const often = 500;

/**
 * Calls back once when the process that started this one is gone, as after `kill -9` of npm: nothing else would tell.
 * @param {() => void} onGone
 * @param {() => number} ancestor which process to watch besides the parent
 * @returns {() => void} stops watching
 */
export function whenParentIsGone(onGone, ancestor = () => 0) {
  const family = () => `${process.ppid} ${ancestor()}`;
  const before = family();
  const timer = setInterval(() => {
    if (family() === before) return;
    clearInterval(timer);
    onGone();
  }, often);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * The npm behind this process. Between the two stands a shell, which outlives npm and so hides that it is gone.
 * @returns {number} its id, or 0 when this was not started by npm
 */
export function npmProcess() {
  return process.env.npm_lifecycle_event ? parentOf(process.ppid) : 0;
}

/**
 * @param {number} pid
 * @returns {number}
 */
function parentOf(pid) {
  if (process.platform !== 'linux') {
    return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
  }
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}
