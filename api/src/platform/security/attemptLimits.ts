import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';

/** How often something may be tried: `points` tries in `seconds`. */
export interface AttemptLimit {
  name: string;
  points: number;
  seconds: number;
}

/** Counts tries in the database, so that all processes share them and a restart forgets none. */
export function createAttemptLimit(db: Database, { name, points, seconds }: AttemptLimit) {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points,
    duration: seconds,
    // The job `sweep-expired` deletes them. Its own timer would go on after the database is closed.
    clearExpiredByTimeout: false,
  });
  /** Counts so many tries; resolves to how many there were, and to how long to wait when they were too many. */
  async function count(key: string, tries: number): Promise<{ used: number; waitMs: number }> {
    try {
      return { used: (await limiter.consume(key, tries)).consumedPoints, waitMs: 0 };
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      if (reason.msBeforeNext <= seconds * 1000) {
        return { used: reason.consumedPoints, waitMs: reason.msBeforeNext };
      }
      // The clock was set back since: nobody waits longer than the rule says.
      await limiter.delete(key);
      return { used: (await limiter.penalty(key, tries)).consumedPoints, waitMs: 0 };
    }
  }

  return {
    /**
     * Counts tries of this key, one unless told otherwise; resolves to how many there were in all. Throws 429 with
     * `Retry-After` when they were too many; `sentence` tells how long to wait in words of its own.
     */
    async consume(key: string, tries = 1, sentence = tooManyAttempts): Promise<number> {
      const { used, waitMs } = await count(key, tries);
      if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000), sentence);
      return used;
    },
    /** Counts one try of this key; resolves to whether it was allowed. */
    async allows(key: string): Promise<boolean> {
      return (await count(key, 1)).waitMs === 0;
    },
    /** Takes back one counted try of this key, which turned out to be none. */
    async giveBack(key: string): Promise<void> {
      await limiter.reward(key, 1);
    },
    /** Forgets the tries of this key, after a successful one. */
    async forget(key: string): Promise<void> {
      await limiter.delete(key);
    },
  };
}

function tooManyAttempts(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

/** The refusal of too many tries, with when to come back. */
export function tooMany(seconds: number, sentence: (seconds: number) => string): HttpError {
  const error = new HttpError(429, 'too-many-requests', sentence(seconds));
  error.retryAfter = seconds;
  return error;
}
