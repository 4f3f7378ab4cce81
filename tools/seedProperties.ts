import fc from 'fast-check';

// Two runs of the same suite must try the same values: a failure is then a fault of the change, not of the day.
// npm run test:deep and CI try three times as many; propertyRuns applies this to other numbers.
fc.configureGlobal({ seed: 2015, numRuns: Number(process.env.PROPERTY_RUNS ?? 100) });
