import type { Environment } from './environment.ts';

/** Paystack's keys have 48 characters. */
const paystackKey = /^sk_live_\w{24,}$/;
/** Hubtel documents no format; shorter ones were never issued. */
const shortestOfHubtel = { HUBTEL_API_ID: 6, HUBTEL_API_KEY: 8, HUBTEL_MERCHANT_ACCOUNT: 4 } as const;

/** The problems of the payment provider's settings, a sentence each. */
export function paymentProblems(env: Environment): string[] {
  switch (env.PAYMENT_PROVIDER) {
    case 'sandbox':
      return ['PAYMENT_PROVIDER must be hubtel or paystack in live mode: the sandbox takes no money.'];
    case 'paystack':
      if (!env.PAYSTACK_SECRET_KEY) return [missing(env, 'PAYSTACK_SECRET_KEY')];
      return paystackKey.test(env.PAYSTACK_SECRET_KEY)
        ? []
        : [
            'PAYSTACK_SECRET_KEY must be the whole secret key for live payments, which begins with sk_live_: test keys take no money.',
          ];
    case 'hubtel':
      return Object.entries(shortestOfHubtel).flatMap(([name, shortest]) => {
        const value = env[name as keyof typeof shortestOfHubtel];
        if (!value) return [missing(env, name)];
        return value.length < shortest ? [`${name} is too short to be the one that Hubtel gave.`] : [];
      });
  }
}

const missing = ({ PAYMENT_PROVIDER: provider }: Environment, name: string) =>
  `${name} is needed for PAYMENT_PROVIDER=${provider}.`;
