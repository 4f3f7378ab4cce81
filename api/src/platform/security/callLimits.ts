import type { Services } from '../services.ts';
import { createCallerLimit, hour, quarter } from './attemptLimits.ts';

/**
 * Limits per address and per network. High enough for a reunion, where everybody shares one
 * address, and for mobile providers, which put many customers behind one.
 */
const limits = {
  register: { address: 40, network: 120, seconds: hour },
  order: { address: 60, network: 180, seconds: hour },
  pay: { address: 60, network: 180, seconds: hour },
  delivery: { address: 120, network: 360, seconds: quarter },
  answer: { address: 60, network: 180, seconds: hour },
  /** One for each pause in typing. */
  suggest: { address: 300, network: 900, seconds: quarter },
  upload: { address: 300, network: 600, seconds: hour },
} as const;

type LimitedCall = keyof typeof limits;

/** Counts calls of a kind while `RATE_LIMITS` is `on`; throws 429 over the limit. */
export function createCallLimit({ db, settings }: Services, call: LimitedCall) {
  const limit = createCallerLimit(db, { name: call, ...limits[call] });
  return async function count(ip: string): Promise<void> {
    if (settings.rateLimits === 'on') await limit.consume(ip);
  };
}
