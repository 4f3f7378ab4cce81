import type { Environment } from './environment.ts';
import { weaknessOf } from './weakPassword.ts';

const shortestPassword = 12;
const shortestSecret = 32;

/** What keeps the product from running live, a sentence each: everything missing or unsafe. */
export function liveProblems(env: Environment): string[] {
  const problems: string[] = [];
  const need = (name: keyof Environment, meaning: string) => {
    if (!env[name]) problems.push(`${name} is needed in live mode: ${meaning}.`);
  };

  need('PUBLIC_URL', 'the address people type, such as https://yeargroup.example');
  if (env.PUBLIC_URL?.startsWith('http:')) problems.push('PUBLIC_URL must begin with https:// in live mode.');
  need('DATABASE_URL', 'a PostgreSQL 15 or newer');
  need('SMTP_URL', 'the outgoing mail server');
  need('ADMIN_PASSWORD', "the administrator's password");
  problems.push(...passwordProblems(env));
  if (env.TOKEN_SECRET.length === 0) {
    problems.push('TOKEN_SECRET is needed in live mode: a long random text that signs tokens.');
  }
  if (env.TOKEN_SECRET.some((secret) => secret.length < shortestSecret)) {
    problems.push(`Each TOKEN_SECRET must have at least ${shortestSecret} characters.`);
  }
  if (env.SEED === 'demo') problems.push('SEED=demo would publish invented content; live mode starts empty.');
  return [...problems, ...paymentProblems(env)];
}

function passwordProblems({ ADMIN_PASSWORD: password, PUBLIC_URL, MAIL_FROM }: Environment): string[] {
  if (!password) return [];
  // A character is what people take for one, and not half of an emoji.
  if ([...password].length < shortestPassword) {
    return [`ADMIN_PASSWORD must have at least ${shortestPassword} characters in live mode.`];
  }
  const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname.split('.').slice(0, -1) : [];
  const weakness = weaknessOf(password, [...host, MAIL_FROM.split('<')[0] ?? '']);
  return weakness ? [`ADMIN_PASSWORD ${weakness}.`] : [];
}

function paymentProblems(env: Environment): string[] {
  const keys = {
    sandbox: [],
    hubtel: ['HUBTEL_API_ID', 'HUBTEL_API_KEY', 'HUBTEL_MERCHANT_ACCOUNT'],
    paystack: ['PAYSTACK_SECRET_KEY'],
  } as const;
  if (env.PAYMENT_PROVIDER === 'sandbox') {
    return ['PAYMENT_PROVIDER must be hubtel or paystack in live mode: the sandbox takes no money.'];
  }
  return keys[env.PAYMENT_PROVIDER]
    .filter((name) => !env[name])
    .map((name) => `${name} is needed for PAYMENT_PROVIDER=${env.PAYMENT_PROVIDER}.`);
}
