import { HttpError } from 'react-admin';

const mostTries = 3;
const longestPauseMs = 30_000;

/** Reads are retried when the network or the server failed, not after a refusal. */
export const patientReads = {
  retry: (failures: number, error: Error) =>
    failures < mostTries && !(error instanceof HttpError && error.status < 500),
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, longestPauseMs),
};
