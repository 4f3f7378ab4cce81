import { inRoot } from './folders.ts';

/**
 * Settings with which a process of the product fits on a small server: young objects get 4 MB at a
 * time instead of 16, and the C library uses two heaps instead of eight per processor, which saves
 * some 20 MB at rest; under load, `serve.ts` makes Node free memory earlier. Node stores what it
 * has compiled for the next start, which then needs a fifth less of the processor. Containers and
 * services do without: code would be loaded from a folder that the product may write.
 */
export const frugal = {
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: inRoot('node_modules/.cache/compiled'),
} as const;
