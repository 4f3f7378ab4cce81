import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Above this share of its time at work, the process has people waiting for it. */
const busyShare = 0.9;
/** A shorter time says nothing, in ms. */
const shortest = 20;
const pauseMs = 50;
/** However much there is to do, what waits here goes on after so many looks: a quarter of a second. */
const maxPauses = 5;

let since = performance.eventLoopUtilization();
let wasBusy = false;

function isBusy(): boolean {
  const now = performance.eventLoopUtilization();
  const { active, idle, utilization } = performance.eventLoopUtilization(now, since);
  if (active + idle < shortest) return wasBusy;
  since = now;
  wasBusy = utilization > busyShare;
  return wasBusy;
}

/** Lets people who wait for an answer go first, for a quarter of a second at most; then work in the background goes on all the same. */
export async function yieldToRequests(): Promise<void> {
  for (let looks = 0; looks < maxPauses && isBusy(); looks += 1) await pause(pauseMs);
}
