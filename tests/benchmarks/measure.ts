/* npm run measure -- WHAT [options]: one measurement; its file says the options. */
const measurements: Record<string, () => Promise<unknown>> = {
  bytes: () => import('../../tools/bytes.ts'),
  components: () => import('../../tools/componentSizes.ts'),
  lighthouse: () => import('../../tools/lighthouse.ts'),
  members: () => import('./members.ts'),
  paint: () => import('./firstPaint.ts'),
  soak: () => import('./soak.ts'),
};

// The measurement reads its options as if it were the main script.
const [name = ''] = process.argv.splice(2, 1);
const measure = measurements[name];
if (!measure) {
  console.error(`Measure one of ${Object.keys(measurements).join(', ')}: npm run measure -- bytes`);
  process.exit(2);
}
await measure();
