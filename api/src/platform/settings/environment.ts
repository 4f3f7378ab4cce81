import { resolve } from 'node:path';
import { maxPasswordLength } from '@year-group/api-types/common/limits';
import { emailRules, paymentProviders } from '@year-group/api-types/common/lists';
import { isCedis, toPesewas } from '@year-group/api-types/common/money';
import { z } from 'zod';

const unset = (value: string | undefined) =>
  value === undefined || value.trim() === '' ? undefined : value.trim();
const optional = z.string().optional().transform(unset);
const list = optional.transform(
  (value) =>
    value
      ?.split(',')
      .map((each) => each.trim())
      .filter(Boolean) ?? [],
);
const choice = <const Choice extends string>(choices: readonly Choice[]) =>
  optional.pipe(z.enum(choices, `must be one of ${choices.join(', ')}`).optional());
const checked = (test: (value: string) => boolean, message: string) =>
  optional.refine((value) => value === undefined || test(value), message);
const address = (protocols: string[], example: string) =>
  checked(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    `must be an address such as ${example}`,
  );
const whole = (fallback: number, from: number, to: number, message: string) =>
  checked(
    (value) => /^\d{1,5}$/.test(value) && Number(value) >= from && Number(value) <= to,
    message,
  ).transform((value) => Number(value ?? fallback));
const cedis = (fallback: string) =>
  optional
    .transform((value) => Number(value ?? fallback))
    .refine(isCedis, 'must be an amount in GH₵ such as 15 or 1.20')
    .transform((value) => toPesewas(value));

const storageExample = 's3://bucket?endpoint=https://host&region=auto';
const isStorageAddress = ({ protocol, host, searchParams }: URL) => {
  const endpoint = searchParams.get('endpoint');
  return (
    protocol === 's3:' &&
    host !== '' &&
    (endpoint === null || (URL.canParse(endpoint) && /^https?:/.test(endpoint)))
  );
};

/** The environment variables of the product; `.env.example` explains each. */
export const environmentSchema = z.object({
  MODE: choice(['demo', 'live']).transform((mode) => mode ?? 'demo'),
  HOST: optional,
  PORT: whole(3000, 0, 65_535, 'must be a number from 0 to 65535'),
  PUBLIC_URL: address(['http:', 'https:'], 'https://yeargroup.example'),
  DATA_DIR: optional.transform((value) => resolve(value ?? 'data')),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host/database'),
  STORAGE_URL: checked(
    (value) => URL.canParse(value) && isStorageAddress(new URL(value)),
    `must be an address such as ${storageExample}`,
  ),
  AWS_ACCESS_KEY_ID: optional,
  AWS_SECRET_ACCESS_KEY: optional,
  AWS_SESSION_TOKEN: optional,
  AWS_REGION: optional,
  ADMIN_PASSWORD: z
    .string()
    .max(maxPasswordLength, `must have at most ${maxPasswordLength} characters`)
    .optional()
    .transform((value) => (value === '' ? undefined : value)),
  ADMIN_EMAIL: checked((value) => /^[^\s@,<>]+@[^\s@,<>]+$/.test(value), 'must be one e-mail address'),
  TOKEN_SECRET: list,
  REGISTRATION_API_KEY: optional.transform((value) => value ?? 'public-registration'),
  MEMBER_VERIFICATION: choice(['one-step', 'code']),
  MEMBER_ADMISSION: choice(['open', 'approve']),
  EMAIL_RULE: choice(emailRules),
  PAYMENT_PROVIDER: choice(paymentProviders).transform((provider) => provider ?? 'sandbox'),
  SANDBOX_PROTOCOL: choice(['paystack', 'hubtel']).transform((protocol) => protocol ?? 'paystack'),
  HUBTEL_API_ID: optional,
  HUBTEL_API_KEY: optional,
  HUBTEL_MERCHANT_ACCOUNT: optional,
  PAYSTACK_SECRET_KEY: optional,
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
  MAIL_FROM: optional,
  GOOGLE_MAPS_API_KEY: optional,
  SHOP_ORIGIN: optional
    .transform((value) => (value ?? '5.6626,-0.1836').split(',').map(Number))
    .refine(
      ([lat = Number.NaN, lng = Number.NaN, ...rest]) =>
        rest.length === 0 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180,
      'must be latitude,longitude such as 5.6626,-0.1836',
    )
    .transform(([lat = 0, lng = 0]) => ({ lat, lng })),
  DELIVERY_BASE: cedis('15'),
  DELIVERY_PER_KM: cedis('1.20'),
  RATE_LIMITS: choice(['on', 'logins']),
  SEED: choice(['demo', 'none']),
  CORS_ORIGINS: list.refine(
    (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'must be origins such as https://www.yeargroup.example, separated by commas',
  ),
  TRUST_PROXY: whole(0, 0, 9, 'must be how many proxies stand in front, such as 1'),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
});

export type Environment = z.output<typeof environmentSchema>;
