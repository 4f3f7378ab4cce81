import { createAttemptLimit } from '../http/attemptLimits.ts';
import { countedNetworks } from '../http/networks.ts';
import type { Services } from '../services.ts';

const hour = 60 * 60;
/** Room for a reunion, where everybody registers from the hall's one address. */
const perAddress = { name: 'register-address', points: 40, seconds: hour };
const perNetwork = { name: 'register-network', points: 120, seconds: hour };

/** Counts registrations per address and per network while `RATE_LIMITS` is `on`; throws 429 when there are too many. */
export function createRegistrationLimits({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const addresses = createAttemptLimit(db, perAddress);
  const networks = createAttemptLimit(db, perNetwork);
  return {
    async consume(ip: string): Promise<void> {
      if (settings.rateLimits !== 'on') return;
      const { address, network } = countedNetworks(ip);
      await addresses.consume(address);
      await networks.consume(network);
    },
  };
}
