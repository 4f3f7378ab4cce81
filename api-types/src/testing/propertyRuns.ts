import fc from 'fast-check';

/** The number of values per property in CI (`PROPERTY_RUNS` in .ci/run), see tools/seedProperties.ts. */
const deepRuns = 300;

/**
 * How often to try a property that needs another number of values than the others. `count` is for
 * CI; npm test tries a third.
 */
export function propertyRuns(count: number): number {
  return Math.ceil((count * (fc.readConfigureGlobal().numRuns ?? deepRuns)) / deepRuns);
}
