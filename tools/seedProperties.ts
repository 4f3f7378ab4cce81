import fc from 'fast-check';

// Every run of a suite must try the same values, so that only a change can make it fail.
// PROPERTY_RUNS=300 tries three times as many; propertyRuns applies this to other numbers.
fc.configureGlobal({ seed: 2015, numRuns: Number(process.env.PROPERTY_RUNS ?? 100) });
