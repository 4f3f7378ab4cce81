import type { Environment } from './environment.ts';

/** The bucket of `STORAGE_URL`, with the standard AWS keys; undefined when it is not set. */
export function readStorage(env: Environment) {
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

/** The problems of the bucket's settings, a sentence each. */
export function storageProblems(env: Environment): string[] {
  if (!env.STORAGE_URL) return [];
  return (['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const)
    .filter((name) => !env[name])
    .map((name) => `${name} is needed for STORAGE_URL.`);
}
