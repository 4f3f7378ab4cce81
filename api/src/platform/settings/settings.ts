import { StartError } from '../startError.ts';
import { type Environment, environmentSchema } from './environment.ts';
import { liveProblems } from './liveProblems.ts';

/** An invalid setting; `problems` lists all of them, a sentence each. */
export class SettingsError extends StartError {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The settings need attention:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const loopback = ['127.0.0.1', '::1', 'localhost'];

/** Reads all settings from the environment; rejects with a SettingsError that lists every problem. */
export async function loadSettings(environment: Record<string, string | undefined>) {
  const { env, unusable } = readEnvironment(environment);
  const live = env.MODE === 'live';
  const host = env.HOST ?? (live ? '0.0.0.0' : '127.0.0.1');
  const problems = [...unusable.values(), ...storageProblems(env)];
  if (live) {
    const isReported = (problem: string) => [...unusable.keys()].some((name) => problem.includes(name));
    problems.push(...(await liveProblems(env)).filter((problem) => !isReported(problem)));
  }
  if (!live && !loopback.includes(host)) {
    problems.push(
      'HOST must stay on this machine (127.0.0.1) while MODE is demo; MODE=live opens it to others.',
    );
  }
  if (problems.length > 0) throw new SettingsError(problems);

  /** Without a trailing slash; with PORT=0 it is known only once the server listens. */
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    mode: env.MODE,
    host,
    port: env.PORT,
    publicUrl,
    domain: new URL(publicUrl).hostname,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    /** The bucket for images; undefined means files under the data folder. */
    storage: readStorage(env),
    adminPassword: env.ADMIN_PASSWORD,
    /** Who gets mails about failures; undefined means that only the panel shows them. */
    adminEmail: env.ADMIN_EMAIL,
    /** Newest first; the others still verify. */
    tokenSecrets: env.TOKEN_SECRET,
    registrationApiKey: env.REGISTRATION_API_KEY,
    memberVerification: env.MEMBER_VERIFICATION ?? (live ? 'code' : 'one-step'),
    memberAdmission: env.MEMBER_ADMISSION ?? (live ? 'approve' : 'open'),
    /** Whether phone and e-mail of a new member are hidden by default. */
    contactHiddenByDefault: live,
    emailRule: env.EMAIL_RULE ?? (live ? 'any' : 'spec'),
    paymentProvider: env.PAYMENT_PROVIDER,
    sandboxProtocol: env.SANDBOX_PROTOCOL,
    hubtel: {
      apiId: env.HUBTEL_API_ID,
      apiKey: env.HUBTEL_API_KEY,
      merchantAccount: env.HUBTEL_MERCHANT_ACCOUNT,
    },
    paystack: { secretKey: env.PAYSTACK_SECRET_KEY },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    googleMapsApiKey: env.GOOGLE_MAPS_API_KEY,
    shopOrigin: env.SHOP_ORIGIN,
    /** Pesewas. */
    deliveryBase: env.DELIVERY_BASE,
    /** Pesewas per kilometre. */
    deliveryPerKm: env.DELIVERY_PER_KM,
    rateLimits: env.RATE_LIMITS ?? (live ? 'on' : 'logins'),
    seed: env.SEED ?? (live ? 'none' : 'demo'),
    corsOrigins: env.CORS_ORIGINS,
    /** Number of proxies in front that report the caller's address. */
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL ?? (live ? 'info' : 'warn'),
  } as const;
}

function readEnvironment(environment: Record<string, string | undefined>) {
  const parsed = environmentSchema.safeParse(environment);
  if (parsed.success) return { env: parsed.data, unusable: new Map<string, string>() };
  const unusable = new Map(
    parsed.error.issues.map(({ path, message }) => [path.join('.'), `${path.join('.')} ${message}.`]),
  );
  const usable = Object.entries(environment).filter(([name]) => !unusable.has(name));
  return { env: environmentSchema.parse(Object.fromEntries(usable)), unusable };
}

/** The bucket of `STORAGE_URL`, with the standard AWS keys; undefined when it is not set. */
function readStorage(env: Environment) {
  if (!env.STORAGE_URL) return undefined;
  const { host: bucket, searchParams } = new URL(env.STORAGE_URL);
  const region = searchParams.get('region') ?? env.AWS_REGION ?? 'us-east-1';
  return {
    bucket,
    region,
    endpoint: searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`,
    accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
    sessionToken: env.AWS_SESSION_TOKEN,
  };
}

function storageProblems(env: Environment): string[] {
  if (!env.STORAGE_URL) return [];
  return (['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const)
    .filter((name) => !env[name])
    .map((name) => `${name} is needed for STORAGE_URL.`);
}

export type Settings = Awaited<ReturnType<typeof loadSettings>>;
