import { type AttemptLimit, createAttemptLimit } from '#platform/security/attemptLimits.ts';
import { countedNetworks } from '#platform/security/networks.ts';
import type { Services } from '#platform/services.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

/** Wrong attempts per address, per network and per account, from everywhere. */
const attempts = {
  password: { name: 'admin-login', address: 10, network: 100, account: 50 },
  code: { name: 'admin-code', address: 20, network: 100, account: 20 },
} as const;
/** Ceremonies begun; the sign-in page begins one each time it is opened. */
const ceremonies = { address: 60, network: 300 };

/**
 * Counts guesses of passwords or codes; throws 429 when there are too many. Beyond the limit of an
 * account each network has one guess an hour, so that many networks together cannot guess, and the
 * officer is not locked out by them.
 */
function createGuessLimit(db: Services['db'], kind: keyof typeof attempts) {
  const { name, address: ofAddress, network: ofNetwork, account: ofAccount } = attempts[kind];
  const limit = (suffix: string, points: number, seconds: number) =>
    createAttemptLimit(db, { name: name + suffix, points, seconds } satisfies AttemptLimit);
  const addresses = limit('', ofAddress, quarter);
  const networks = limit('-network', ofNetwork, quarter);
  const accounts = limit('-account', ofAccount, hour);
  const lastResort = limit('-account-network', 1, hour);

  return {
    /** Counts a guess of this caller as wrong until it proves right. */
    async from(ip: string): Promise<{ wasRight(): Promise<void> }> {
      const { address, network } = countedNetworks(ip);
      await addresses.consume(address);
      await networks.consume(network);
      return {
        async wasRight() {
          await addresses.forget(address);
          await networks.uncount(network);
        },
      };
    },
    /** The same for the account that is guessed at. */
    async at(account: string, ip: string): Promise<{ wasRight(): Promise<void> }> {
      const key = `${account}:${countedNetworks(ip).network}`;
      if (!(await accounts.allows(account))) await lastResort.consume(key);
      return {
        async wasRight() {
          await accounts.uncount(account);
          await lastResort.forget(key);
        },
      };
    },
  };
}

export function createSignInLimits({ db }: Pick<Services, 'db'>) {
  const [addresses, networks] = (['address', 'network'] as const).map((kind) =>
    createAttemptLimit(db, { name: `admin-passkey-${kind}`, points: ceremonies[kind], seconds: quarter }),
  );
  return {
    passwords: createGuessLimit(db, 'password'),
    codes: createGuessLimit(db, 'code'),
    /** Counts a begun ceremony. */
    async beginCeremony(ip: string): Promise<void> {
      const { address, network } = countedNetworks(ip);
      await addresses?.consume(address);
      await networks?.consume(network);
    },
  };
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;
