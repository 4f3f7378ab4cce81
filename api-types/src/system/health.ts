import { z } from 'zod';

/** State of a part: `degraded` works but needs attention, `unknown` could not be checked. */
export const healthStates = ['ok', 'degraded', 'down', 'unknown'] as const;
export type HealthState = (typeof healthStates)[number];

const state = z.enum(healthStates);
const count = z.number().int().nonnegative();

/** The product's health, part by part, with figures; for officers only. */
export const healthSchema = z.object({
  /** `down` without its database or image storage; the other parts can only degrade it. */
  state,
  checkedAt: z.iso.datetime(),
  /** When the answering process was started. */
  startedAt: z.iso.datetime(),
  mode: z.enum(['demo', 'live']),
  database: z.object({
    state,
    kind: z.enum(['embedded', 'postgres']),
    /** Response time in ms; null when there was no answer. */
    answeredInMs: z.number().nullable(),
  }),
  storage: z.object({ state, kind: z.enum(['files', 'bucket']) }),
  mail: z.object({
    state,
    kind: z.enum(['files', 'smtp']),
    waiting: count,
    /** Age of the oldest of them, in seconds. */
    oldestSeconds: count,
    lastError: z.string().nullable(),
  }),
  payments: z.object({
    state,
    provider: z.string(),
    /** Payments that were started and are not settled. */
    open: count,
    /** Payments without a timely answer from the provider, and notices that were not processed. */
    overdue: count,
    needsReview: count,
    /** Failed calls of the provider in the last seven days, including forged notices. */
    failures: count,
    lastFailureAt: z.iso.datetime().nullable(),
  }),
  /** Background jobs that failed after all retries in the last seven days. */
  jobs: z.object({ state, failed: count }),
});

export type Health = z.infer<typeof healthSchema>;
