import type { Environment } from './environment.ts';

const minPasswordLength = 12;
const minSecretLength = 32;
/** As a power of ten: years of work even with the hash. */
const minGuessesLog10 = 12;

/** The problems that prevent live mode, a sentence each: everything missing or unsafe. */
export async function liveProblems(env: Environment): Promise<string[]> {
  const problems: string[] = [];
  const need = (name: keyof Environment, meaning: string) => {
    if (!env[name]) problems.push(`${name} is needed in live mode: ${meaning}.`);
  };

  need('PUBLIC_URL', 'the address people type, such as https://yeargroup.example');
  if (env.PUBLIC_URL?.startsWith('http:')) problems.push('PUBLIC_URL must begin with https:// in live mode.');
  need(
    'TRUST_PROXY',
    'how many proxies stand in front, such as 1. The product itself speaks no https, and must know who asks to limit attempts',
  );
  need('DATABASE_URL', 'a PostgreSQL 15 or newer');
  need('SMTP_URL', 'the outgoing mail server');
  need('ADMIN_PASSWORD', "the owner's password");
  problems.push(...(await passwordProblems(env)));
  if (env.TOKEN_SECRET.length === 0) {
    problems.push('TOKEN_SECRET is needed in live mode: a long random text that signs tokens.');
  }
  if (env.TOKEN_SECRET.some((secret) => secret.length < minSecretLength)) {
    problems.push(`Each TOKEN_SECRET must have at least ${minSecretLength} characters.`);
  }
  if (env.MEMBER_VERIFICATION === 'one-step') {
    problems.push(
      'MEMBER_VERIFICATION must be code in live mode: one-step lets in anyone who knows an e-mail or phone.',
    );
  }
  if (env.SEED === 'demo') problems.push('SEED=demo would publish invented content; live mode starts empty.');
  return [...problems, ...paymentProblems(env)];
}

async function passwordProblems(env: Environment): Promise<string[]> {
  const { ADMIN_PASSWORD: password } = env;
  if (!password) return [];
  // A character as people count them, not half of an emoji.
  if ([...password].length < minPasswordLength) {
    return [`ADMIN_PASSWORD must have at least ${minPasswordLength} characters in live mode.`];
  }
  if (hasSiteName(password, env)) return ['ADMIN_PASSWORD must not contain the name or address of the site.'];
  const problem = await weakness(password);
  return problem ? [problem] : [];
}

/** Whether a password is too easy to guess; these texts are what an attacker would try first. */
export async function isEasilyGuessed(password: string, texts: string[] = []): Promise<boolean> {
  const { guessesFor } = await import('./passwordStrength.ts');
  return (await guessesFor(password, texts)) < minGuessesLog10;
}

/** Why the owner's password is too easy to guess. */
export async function weakness(password: string, texts: string[] = []): Promise<string | undefined> {
  return (await isEasilyGuessed(password, texts))
    ? 'ADMIN_PASSWORD is too easy to guess; four words that have nothing in common are better.'
    : undefined;
}

/** In lower case, without spaces and punctuation. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function hasSiteName(password: string, { PUBLIC_URL, MAIL_FROM }: Environment): boolean {
  const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname.split('.').slice(0, -1) : [];
  const names = [...host, MAIL_FROM?.split('<')[0] ?? ''].map(plain);
  return names.some((name) => name.length > 3 && plain(password).includes(name));
}

/** Paystack's keys have 48 characters. */
const paystackKey = /^sk_live_\w{24,}$/;
/** Hubtel documents no format; shorter ones were never issued. */
const minHubtelLengths = { HUBTEL_API_ID: 6, HUBTEL_API_KEY: 8, HUBTEL_MERCHANT_ACCOUNT: 4 } as const;

function paymentProblems(env: Environment): string[] {
  switch (env.PAYMENT_PROVIDER) {
    case 'sandbox':
      return [
        'PAYMENT_PROVIDER must be hubtel, paystack or none in live mode: the sandbox takes no money. With none, orders are paid by hand.',
      ];
    case 'none':
      return [];
    case 'paystack':
      if (!env.PAYSTACK_SECRET_KEY) return [missing(env, 'PAYSTACK_SECRET_KEY')];
      return paystackKey.test(env.PAYSTACK_SECRET_KEY)
        ? []
        : [
            'PAYSTACK_SECRET_KEY must be the whole secret key for live payments, which begins with sk_live_: test keys take no money.',
          ];
    case 'hubtel':
      return Object.entries(minHubtelLengths).flatMap(([name, minLength]) => {
        const value = env[name as keyof typeof minHubtelLengths];
        if (!value) return [missing(env, name)];
        return value.length < minLength ? [`${name} is too short to be the one that Hubtel gave.`] : [];
      });
  }
}

const missing = ({ PAYMENT_PROVIDER: provider }: Environment, name: string) =>
  `${name} is needed for PAYMENT_PROVIDER=${provider}.`;
