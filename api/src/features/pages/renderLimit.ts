import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '#platform/security/attemptLimits.ts';
import { countedNetworks } from '#platform/security/networks.ts';
import type { Settings } from '#platform/settings/settings.ts';

/**
 * How many pages may be drawn for one address and one network. Only what is not ready counts: readers of the same pages
 * are answered without. Far above what a hall full of shoppers asks for, far below what keeps a processor busy.
 */
const limits = { address: 60, network: 180, seconds: 30 };

const sentence = 'Too many pages were asked for from your network. Please wait a moment.';

/** Counts pages that are drawn while `RATE_LIMITS` is `on`, in this process alone; throws 429 when there are too many. */
export function createRenderLimit({ rateLimits }: Pick<Settings, 'rateLimits'>) {
  const addresses = new RateLimiterMemory({ points: limits.address, duration: limits.seconds });
  const networks = new RateLimiterMemory({ points: limits.network, duration: limits.seconds });
  return async function count(ip: string): Promise<void> {
    if (rateLimits !== 'on') return;
    const { address, network } = countedNetworks(ip);
    try {
      await addresses.consume(address);
      await networks.consume(network);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw tooMany(Math.ceil(reason.msBeforeNext / 1000), () => sentence);
    }
  };
}
