/**
 * What a process of the product is started with, so that it fits on a small server: young objects get 4 MB at a time
 * instead of 16, and the C library keeps its memory in two heaps instead of eight per processor. Half of the memory under
 * load, at the same rate; the figures are in docs/performance.md.
 */
export const frugal = { NODE_OPTIONS: '--max-semi-space-size=4', MALLOC_ARENA_MAX: '2' } as const;
