import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { HttpError } from './errors.ts';

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
  });
  /** Counts one try; resolves to why not when there were too many. */
  async function tryOne(key: string): Promise<RateLimiterRes | undefined> {
    try {
      await limiter.consume(key);
      return undefined;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return reason;
      throw reason;
    }
  }

  return {
    /** Counts one try of this key; throws 429 with `Retry-After` when there were too many. */
    async consume(key: string): Promise<void> {
      const refused = await tryOne(key);
      if (!refused) return;
      if (refused.msBeforeNext <= seconds * 1000) throw tooMany(Math.ceil(refused.msBeforeNext / 1000));
      // The clock was set back since: nobody waits longer than the rule says.
      await limiter.delete(key);
      await tryOne(key);
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

function tooMany(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60);
  const error = new HttpError(
    429,
    'too-many-requests',
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  );
  error.retryAfter = seconds;
  return error;
}
