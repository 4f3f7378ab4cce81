import { isTransient, maxRetries, retryDelayMs } from '@year-group/api-types/common/call';
import { HttpError } from 'react-admin';

/** Reads are retried when the network or the server failed, not after a refusal. */
export const retryReads = {
  retry: (failures: number, error: Error) =>
    failures < maxRetries && isTransient(error instanceof HttpError ? error.status : 0),
  retryDelay: (failures: number) => retryDelayMs(failures + 1),
};
