import { HttpError } from 'react-admin';

const mostTries = 3;
const longestPauseMs = 30_000;

/** Reads are tried again when the network or the server failed; a refusal is an answer. */
export const patientReads = {
  retry: (failures: number, error: Error) =>
    failures < mostTries && !(error instanceof HttpError && error.status < 500),
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, longestPauseMs),
};
