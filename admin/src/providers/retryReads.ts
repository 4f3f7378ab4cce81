import { HttpError } from 'react-admin';

const maxRetries = 3;
const maxDelayMs = 30_000;

/** Reads are retried when the network or the server failed, not after a refusal. */
export const retryReads = {
  retry: (failures: number, error: Error) =>
    failures < maxRetries && !(error instanceof HttpError && error.status < 500),
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, maxDelayMs),
};
