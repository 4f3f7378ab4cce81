import fc from 'fast-check';

/** A deep run: `PROPERTY_RUNS=300`, see tools/seedProperties.ts. */
const deepRuns = 300;

/**
 * How often to try a property that needs another number of values than the others. `count` is for
 * a deep run; otherwise a third is tried.
 */
export function propertyRuns(count: number): number {
  return Math.ceil((count * (fc.readConfigureGlobal().numRuns ?? deepRuns)) / deepRuns);
}
