import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { weakness } from './liveProblems.ts';
import { guessesFor } from './passwordStrength.ts';
import { loadSettings, SettingsError } from './settings.ts';

/** The problems of these variables, a sentence each. */
async function problemsOf(environment: Record<string, string>): Promise<string[]> {
  try {
    await loadSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

/** The minimum for a live product. */
const live = {
  MODE: 'live',
  PUBLIC_URL: 'https://yeargroup.example',
  DATABASE_URL: 'postgres://user:password@db.example/year',
  SMTP_URL: 'smtps://user:password@mail.example',
  ADMIN_PASSWORD: 'plum ladder quiet nine',
  TOKEN_SECRET: 's'.repeat(32),
  PAYMENT_PROVIDER: 'paystack',
  PAYSTACK_SECRET_KEY: `sk_live_${'0'.repeat(40)}`,
  TRUST_PROXY: '1',
};

const trustProxySentence =
  'TRUST_PROXY is needed in live mode: how many proxies stand in front, such as 1. The product itself speaks no https, and must know who asks to limit attempts.';
const paystackSentence =
  'PAYSTACK_SECRET_KEY must be the whole secret key for live payments, which begins with sk_live_: test keys take no money.';

describe('without any variable', () => {
  it('is a demo for this machine only', async () => {
    expect(await loadSettings({})).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      adminPassword: undefined,
      tokenSecrets: [],
      registrationApiKey: 'public-registration',
      memberVerification: 'one-step',
      memberAdmission: 'open',
      contactHiddenByDefault: false,
      paymentProvider: 'sandbox',
      shopOrigin: { lat: 5.6626, lng: -0.1836 },
      deliveryBase: 1500,
      deliveryPerKm: 120,
      rateLimits: 'logins',
      seed: 'demo',
      corsOrigins: [],
      trustProxy: 0,
      logLevel: 'warn',
    });
  });

  it('treats an empty variable as unset', async () => {
    const names = [
      'PORT',
      'HOST',
      'DATABASE_URL',
      'ADMIN_PASSWORD',
      'DELIVERY_BASE',
      'CORS_ORIGINS',
      'MODE',
      'SEED',
    ];
    expect(await loadSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(
      await loadSettings({}),
    );
  });
});

describe('an invalid value', () => {
  it.each([
    ['MODE', 'production', 'must be one of demo, live'],
    ['PORT', 'http', 'must be a number from 0 to 65535'],
    ['PORT', '65536', 'must be a number from 0 to 65535'],
    ['PORT', '-1', 'must be a number from 0 to 65535'],
    ['PUBLIC_URL', 'yeargroup.example', 'must be an address such as https://yeargroup.example'],
    ['PUBLIC_URL', 'ftp://yeargroup.example', 'must be an address such as https://yeargroup.example'],
    ['DATABASE_URL', 'mysql://db/x', 'must be an address such as postgres://user:password@host/database'],
    [
      'STORAGE_URL',
      '/var/images',
      'must be an address such as s3://bucket?endpoint=https://host&region=auto',
    ],
    [
      'STORAGE_URL',
      's3://?region=auto',
      'must be an address such as s3://bucket?endpoint=https://host&region=auto',
    ],
    [
      'STORAGE_URL',
      's3://bucket?endpoint=host',
      'must be an address such as s3://bucket?endpoint=https://host&region=auto',
    ],
    ['SMTP_URL', 'mail.example:587', 'must be an address such as smtp://user:password@host:587'],
    ['MEMBER_VERIFICATION', 'sms', 'must be one of one-step, code'],
    ['MEMBER_ADMISSION', 'closed', 'must be one of open, approve'],
    ['ADMIN_PASSWORD', 'long'.repeat(251), 'must have at most 1000 characters'],
    ['EMAIL_RULE', 'all', 'must be one of spec, any'],
    ['PAYMENT_PROVIDER', 'cash', 'must be one of sandbox, hubtel, paystack, none'],
    ['SHOP_ORIGIN', 'Legon', 'must be latitude,longitude such as 5.6626,-0.1836'],
    ['SHOP_ORIGIN', '91,0', 'must be latitude,longitude such as 5.6626,-0.1836'],
    ['SHOP_ORIGIN', '5,0,7', 'must be latitude,longitude such as 5.6626,-0.1836'],
    ['DELIVERY_BASE', 'free', 'must be an amount in GH₵ such as 15 or 1.20'],
    ['DELIVERY_BASE', '-1', 'must be an amount in GH₵ such as 15 or 1.20'],
    ['DELIVERY_PER_KM', '1.205', 'must be an amount in GH₵ such as 15 or 1.20'],
    ['RATE_LIMITS', 'off', 'must be one of on, logins'],
    ['SEED', 'yes', 'must be one of demo, none'],
    [
      'CORS_ORIGINS',
      'https://a.example/',
      'must be origins such as https://www.yeargroup.example, separated by commas',
    ],
    ['CORS_ORIGINS', '*', 'must be origins such as https://www.yeargroup.example, separated by commas'],
    ['TRUST_PROXY', 'true', 'must be how many proxies stand in front, such as 1'],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
  ])('%s=%s gives one readable sentence', async (name, value, sentence) => {
    expect(await problemsOf({ [name]: value })).toEqual([`${name} ${sentence}.`]);
  });

  it('is listed with all the others, including what live mode lacks', async () => {
    expect(await problemsOf({ PORT: 'x', SEED: 'x', HOST: '0.0.0.0' })).toHaveLength(3);
    const problems = await problemsOf({ ...live, PORT: 'x', SMTP_URL: 'x', ADMIN_PASSWORD: '' });
    expect(problems.map((problem) => problem.split(' ', 1)[0])).toEqual([
      'PORT',
      'SMTP_URL',
      'ADMIN_PASSWORD',
    ]);
  });

  it('is never repeated in the sentence, as it may be a secret', async () => {
    const [problem] = await problemsOf({ DATABASE_URL: 'postgress://me:hunter2@db/x' });
    expect(problem).not.toContain('hunter2');
  });

  it('is reported in a list under one heading', async () => {
    await expect(loadSettings({ PORT: 'x', SEED: 'x' })).rejects.toThrow(
      /^The settings need attention:\n {2}- PORT .*\.\n {2}- SEED .*\.$/,
    );
  });
});

it.each(['0.0.0.0', '::', '192.168.1.5', 'yeargroup.example'])(
  'prevents the demo from listening on %s, which others can reach',
  async (HOST) => {
    expect(await problemsOf({ HOST })).toEqual([
      'HOST must stay on this machine (127.0.0.1) while MODE is demo; MODE=live opens it to others.',
    ]);
  },
);

it.each(['127.0.0.1', 'localhost', '::1'])('allows the demo to listen on %s', async (HOST) => {
  expect((await loadSettings({ HOST })).host).toBe(HOST);
});

describe('live mode', () => {
  const changed = (changes: Record<string, string>) => problemsOf({ ...live, ...changes });

  it('starts for everyone, without content and with limits, when everything required is set', async () => {
    expect(await loadSettings(live)).toMatchObject({
      host: '0.0.0.0',
      memberVerification: 'code',
      memberAdmission: 'approve',
      contactHiddenByDefault: true,
      rateLimits: 'on',
      seed: 'none',
      logLevel: 'info',
      publicUrl: 'https://yeargroup.example',
    });
  });

  it('starts without a payment provider, and takes every e-mail address that mail can reach', async () => {
    const settings = await loadSettings({ ...live, PAYMENT_PROVIDER: 'none', PAYSTACK_SECRET_KEY: '' });
    expect(settings).toMatchObject({ paymentProvider: 'none', emailRule: 'any' });
    expect((await loadSettings({})).emailRule).toBe('spec');
  });

  it('lists everything that is missing at once', async () => {
    const missing = (await problemsOf({ MODE: 'live' })).map((problem) => problem.split(' ', 1)[0]);
    expect(new Set(missing)).toEqual(
      new Set([
        'ADMIN_PASSWORD',
        'DATABASE_URL',
        'PAYMENT_PROVIDER',
        'PUBLIC_URL',
        'SMTP_URL',
        'TOKEN_SECRET',
        'TRUST_PROXY',
      ]),
    );
  });

  it.each(Object.keys(live).filter((name) => name !== 'MODE'))(
    'refuses to start without %s',
    async (name) => {
      expect(await changed({ [name]: '' })).toEqual([expect.stringContaining(name)]);
    },
  );

  it.each([
    ['PUBLIC_URL', 'http://yeargroup.example', 'PUBLIC_URL must begin with https:// in live mode.'],
    ['ADMIN_PASSWORD', 'eleven char', 'ADMIN_PASSWORD must have at least 12 characters in live mode.'],
    ['TOKEN_SECRET', 'short', 'Each TOKEN_SECRET must have at least 32 characters.'],
    ['TOKEN_SECRET', `${'s'.repeat(32)},short`, 'Each TOKEN_SECRET must have at least 32 characters.'],
    ['SEED', 'demo', 'SEED=demo would publish invented content; live mode starts empty.'],
    [
      'MEMBER_VERIFICATION',
      'one-step',
      'MEMBER_VERIFICATION must be code in live mode: one-step lets in anyone who knows an e-mail or phone.',
    ],
    ['TRUST_PROXY', '0', trustProxySentence],
    ['PAYSTACK_SECRET_KEY', 'x', paystackSentence],
    ['PAYSTACK_SECRET_KEY', 'sk_live_', paystackSentence],
    ['PAYSTACK_SECRET_KEY', `sk_test_${'0'.repeat(40)}`, paystackSentence],
    ['PAYSTACK_SECRET_KEY', `pk_live_${'0'.repeat(40)}`, paystackSentence],
    [
      'PAYMENT_PROVIDER',
      'sandbox',
      'PAYMENT_PROVIDER must be hubtel, paystack or none in live mode: the sandbox takes no money. With none, orders are paid by hand.',
    ],
  ])('refuses the unsafe %s=%s', async (name, value, sentence) => {
    expect(await changed({ [name]: value })).toEqual([sentence]);
  });

  it.each([
    'password1234',
    'P@ssw0rd2024',
    'admin-admin-1',
    'welcome to Ghana 2026',
    'qwertyuiop12',
    'aaaaaaaaaaaa',
    'Correct Horse Battery Staple',
    'Old-students-2015',
    'summer2026summer',
    'Akwaaba2026!!',
    'ILoveGhana2026',
    'kwameNkrumah57',
  ])('refuses the weak password %s', async (password) => {
    expect(await changed({ ADMIN_PASSWORD: password })).toEqual([
      'ADMIN_PASSWORD is too easy to guess; four words that have nothing in common are better.',
    ]);
  });

  it('refuses a password of the group’s own words once they are known', async () => {
    const password = 'Wesley-Aggrey-Lamptey';
    expect(await weakness(password)).toBeUndefined();
    expect(await weakness(password, ['Wesley Girls', 'Aggrey House', 'Lamptey House'])).toContain(
      'too easy to guess',
    );
  });

  it.each(['our-yeargroup-2026', 'Year Group 7391!', 'the 2015 year group rocks'])(
    'refuses the password %s, which contains the site’s name',
    async (password) => {
      expect(await changed({ ADMIN_PASSWORD: password })).toEqual([
        'ADMIN_PASSWORD must not contain the name or address of the site.',
      ]);
    },
  );

  it.each([
    'plum ladder quiet nine',
    'x7Rk-22mQ-p0Vz',
    'ɛkwan tenten adwuma',
    '🌍🌈🦁🐘🦒🌴🥁🎓📚🏫⚽🎉',
    '中文 kofi lɔre 88 mpaboa',
  ])('accepts the password %s', async (password) => {
    expect((await loadSettings({ ...live, ADMIN_PASSWORD: password })).adminPassword).toBe(password);
  });

  it('requires everything that .env.example marks as required', async () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const marked = [...example.matchAll(/^# \(live.*\n(?:# .*\n)*#([A-Z_]+)=/gm)].map(([, name]) => name);
    const reported = (await problemsOf({ MODE: 'live' })).map((problem) => problem.split(' ', 1)[0]);
    expect(marked.length).toBeGreaterThan(4);
    expect(new Set(reported)).toEqual(new Set(marked));
  });

  it('requires every key of the chosen payment provider', async () => {
    expect(await changed({ PAYMENT_PROVIDER: 'hubtel', HUBTEL_API_ID: 'abcdefgh' })).toEqual([
      'HUBTEL_API_KEY is needed for PAYMENT_PROVIDER=hubtel.',
      'HUBTEL_MERCHANT_ACCOUNT is needed for PAYMENT_PROVIDER=hubtel.',
    ]);
  });

  it('refuses keys of Hubtel that are too short', async () => {
    const hubtel = { HUBTEL_API_ID: 'x', HUBTEL_API_KEY: 'test', HUBTEL_MERCHANT_ACCOUNT: '1' };
    expect(await changed({ PAYMENT_PROVIDER: 'hubtel', ...hubtel })).toEqual([
      'HUBTEL_API_ID is too short to be the one that Hubtel gave.',
      'HUBTEL_API_KEY is too short to be the one that Hubtel gave.',
      'HUBTEL_MERCHANT_ACCOUNT is too short to be the one that Hubtel gave.',
    ]);
  });
});

describe('a bucket for pictures', () => {
  const STORAGE_URL = 's3://year-group?endpoint=https://store.example&region=auto';
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

  it('requires the keys of the standard variables, in either mode', async () => {
    const sentences = Object.keys(keys).map((name) => `${name} is needed for STORAGE_URL.`);
    expect(await problemsOf({ STORAGE_URL })).toEqual(sentences);
    expect(await problemsOf({ ...live, STORAGE_URL })).toEqual(sentences);
  });

  it('is read from the address, and is at Amazon when no endpoint is named', async () => {
    expect((await loadSettings({ STORAGE_URL, ...keys, AWS_REGION: 'x' })).storage).toMatchObject({
      bucket: 'year-group',
      endpoint: 'https://store.example',
      region: 'auto',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(
      (await loadSettings({ STORAGE_URL: 's3://b', ...keys, AWS_REGION: 'af-south-1' })).storage,
    ).toMatchObject({
      endpoint: 'https://s3.af-south-1.amazonaws.com',
      region: 'af-south-1',
    });
  });
});

it('reads lists and amounts', async () => {
  const settings = await loadSettings({
    TOKEN_SECRET: 'new, old',
    CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    DELIVERY_PER_KM: '0.7',
    PUBLIC_URL: 'http://localhost:8080/',
  });
  expect(settings).toMatchObject({
    tokenSecrets: ['new', 'old'],
    corsOrigins: ['https://a.example', 'http://localhost:5173'],
    deliveryPerKm: 70,
    publicUrl: 'http://localhost:8080',
  });
});

it('estimates a long password by its first 100 characters', async () => {
  const guesses = await guessesFor('ab1!'.repeat(250));
  expect(guesses).toBe(await guessesFor('ab1!'.repeat(25)));
}, 120_000);
