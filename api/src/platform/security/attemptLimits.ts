import { lt, sql } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { countedNetworks } from './networks.ts';

/** The usual spans of limits, in seconds. */
export const quarter = 15 * 60;
export const hour = 60 * 60;

interface AttemptLimit {
  name: string;
  points: number;
  seconds: number;
}

/** Counts attempts in the database, so that all processes share them and they survive a restart. */
export function createAttemptLimit(db: Database, { name, points, seconds }: AttemptLimit) {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points,
    duration: seconds,
    // The job `sweep-attempt-limits` deletes expired counts. The library's own timer would run
    // after the database is closed.
    clearExpiredByTimeout: false,
  });
  async function count(key: string, tries: number): Promise<{ used: number; waitMs: number }> {
    try {
      return { used: (await limiter.consume(key, tries)).consumedPoints, waitMs: 0 };
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      if (reason.msBeforeNext <= seconds * 1000) {
        return { used: reason.consumedPoints, waitMs: reason.msBeforeNext };
      }
      // The clock was set back: nobody waits longer than the rule says.
      await limiter.delete(key);
      return { used: (await limiter.penalty(key, tries)).consumedPoints, waitMs: 0 };
    }
  }

  return {
    /** Counts attempts of this key; resolves to the total, or throws 429 with `Retry-After`. */
    async consume(key: string, tries = 1, sentence = tooManyAttempts): Promise<number> {
      const { used, waitMs } = await count(key, tries);
      if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000), sentence);
      return used;
    },
    /** Counts an attempt of this key; false when there were too many. */
    async tryConsume(key: string): Promise<boolean> {
      return (await count(key, 1)).waitMs === 0;
    },
    async uncount(key: string): Promise<void> {
      await limiter.reward(key, 1);
    },
    async forget(key: string): Promise<void> {
      await limiter.delete(key);
    },
  };
}

interface CallerLimit {
  name: string;
  address: number;
  network: number;
  seconds: number;
}

/** Counts the attempts of a caller by address and by network. */
export function createCallerLimit(db: Database, { name, address, network, seconds }: CallerLimit) {
  const addresses = createAttemptLimit(db, { name: `${name}-address`, points: address, seconds });
  const networks = createAttemptLimit(db, { name: `${name}-network`, points: network, seconds });
  return {
    async consume(ip: string): Promise<void> {
      const counted = countedNetworks(ip);
      await addresses.consume(counted.address);
      await networks.consume(counted.network);
    },
    async uncount(ip: string): Promise<void> {
      const counted = countedNetworks(ip);
      await addresses.uncount(counted.address);
      await networks.uncount(counted.network);
    },
    /** Clears the attempts of the address and subtracts one of the network, after a success. */
    async forget(ip: string): Promise<void> {
      const counted = countedNetworks(ip);
      await addresses.forget(counted.address);
      await networks.uncount(counted.network);
    },
  };
}

/** Deletes expired counts of attempts, once an hour. */
export async function startSweepingAttemptLimits({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await jobs.handle('sweep-attempt-limits', async () => {
    // An hour after expiry: the clock of another process may be slow.
    await db.delete(rateLimits).where(lt(rateLimits.expire, sql`now() - interval '1 hour'`));
  });
}

function tooManyAttempts(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

function tooMany(seconds: number, sentence: (seconds: number) => string): HttpError {
  const error = new HttpError(429, 'too-many-requests', sentence(seconds));
  error.retryAfter = seconds;
  return error;
}
