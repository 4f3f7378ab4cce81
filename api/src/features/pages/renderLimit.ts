import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '#platform/security/attemptLimits.ts';
import { countedNetworks } from '#platform/security/networks.ts';
import type { Settings } from '#platform/settings/settings.ts';

/**
 * How many pages may be rendered for one address and one network. Cached pages are not counted. Far
 * above what a room full of shoppers needs, far below what overloads a processor.
 */
const limits = { address: 60, network: 180, seconds: 30 };

const sentence = 'Too many pages were asked for from your network. Please wait a moment.';

/** Counts rendered pages of this process while `RATE_LIMITS` is `on`; throws 429. */
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
