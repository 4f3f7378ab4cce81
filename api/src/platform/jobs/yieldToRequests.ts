import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Above this event loop utilisation, requests are waiting. */
const busyShare = 0.9;
/** A shorter period says nothing, in ms. */
const shortest = 20;
const pauseMs = 50;
/** Maximum pauses: a quarter of a second in all. */
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

/** Yields briefly to user requests when the process is busy, for a quarter of a second at most. */
export async function yieldToRequests(): Promise<void> {
  for (let looks = 0; looks < maxPauses && isBusy(); looks += 1) await pause(pauseMs);
}
