import { z } from 'zod';

/** How a part of the product does: `degraded` works but needs somebody, `unknown` could not be asked. */
export const healthStates = ['ok', 'degraded', 'down', 'unknown'] as const;
export type HealthState = (typeof healthStates)[number];

const state = z.enum(healthStates);
const count = z.number().int().nonnegative();

/** How the product does, part by part, with figures; for the administrator alone. */
export const healthSchema = z.object({
  /** Without its database or its store of pictures it is `down`; the other parts can at most degrade it. */
  state,
  checkedAt: z.iso.datetime(),
  /** When the process that answered was started. */
  startedAt: z.iso.datetime(),
  mode: z.enum(['demo', 'live']),
  database: z.object({
    state,
    kind: z.enum(['embedded', 'postgres']),
    /** How long it took to answer, in ms; null when it did not. */
    answeredInMs: z.number().nullable(),
  }),
  storage: z.object({ state, kind: z.enum(['files', 'bucket']) }),
  mail: z.object({
    state,
    kind: z.enum(['files', 'smtp']),
    /** Letters that have not gone out yet. */
    waiting: count,
    /** How long the oldest of them has been waiting, in seconds. */
    oldestSeconds: count,
    /** What the mail server said last about one of them. */
    lastError: z.string().nullable(),
  }),
  payments: z.object({
    state,
    provider: z.string(),
    /** Payments that have been started and not settled. */
    open: count,
    /** Those of them about which the provider gave no answer in time, and its notices that were not processed. */
    overdue: count,
    /** Orders that a person must look at. */
    needsReview: count,
    /** What the provider did not do for us in the last seven days, forged notices among them. */
    failures: count,
    lastFailureAt: z.iso.datetime().nullable(),
  }),
  /** Work in the background: what was given up after every try in the last seven days. */
  jobs: z.object({ state, failed: count }),
});

export type Health = z.infer<typeof healthSchema>;
