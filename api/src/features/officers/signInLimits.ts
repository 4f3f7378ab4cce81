import { createAttemptLimit, createCallerLimit, hour, quarter } from '#platform/security/attemptLimits.ts';
import { countedNetworks } from '#platform/security/networks.ts';
import type { Services } from '#platform/services.ts';

/** Wrong attempts per address, per network and, from all networks, per account. */
const attempts = {
  password: { name: 'admin-login', address: 10, network: 100, account: 50 },
  code: { name: 'admin-code', address: 20, network: 100, account: 20 },
} as const;
/** Ceremonies begun; the sign-in page begins one each time it is opened. */
const ceremonies = { name: 'admin-passkey', address: 60, network: 300, seconds: quarter };

/**
 * Counts guesses of passwords or codes; throws 429 when there are too many. Beyond the limit of an
 * account each network has one guess an hour, so that many networks together cannot guess, and the
 * officer is not locked out by them.
 */
function createGuessLimit(db: Services['db'], kind: keyof typeof attempts) {
  const { account: points, ...ofCaller } = attempts[kind];
  const perAccount = { name: `${ofCaller.name}-account`, points, seconds: hour };
  const perAccountAndNetwork = { name: `${ofCaller.name}-account-network`, points: 1, seconds: hour };
  const callers = createCallerLimit(db, { ...ofCaller, seconds: quarter });
  const accounts = createAttemptLimit(db, perAccount);
  const lastResort = createAttemptLimit(db, perAccountAndNetwork);

  return {
    /** Counts a guess of this caller, at an account if there is one, as wrong until it proves right. */
    async guess(ip: string, account?: string): Promise<{ wasRight(): Promise<void> }> {
      await callers.consume(ip);
      if (account === undefined) return { wasRight: () => callers.forget(ip) };
      const key = `${account}:${countedNetworks(ip).network}`;
      if (!(await accounts.tryConsume(account))) await lastResort.consume(key);
      return {
        async wasRight() {
          await callers.forget(ip);
          await accounts.uncount(account);
          await lastResort.forget(key);
        },
      };
    },
  };
}

export function createSignInLimits({ db }: Services) {
  return {
    passwords: createGuessLimit(db, 'password'),
    codes: createGuessLimit(db, 'code'),
    beginCeremony: createCallerLimit(db, ceremonies).consume,
  };
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;
