import type { ApiError } from '#lib/transport.ts';

/** Whether a retry may help: no reply, or a server error. */
export function isTransient({ status }: Pick<ApiError, 'status'>): boolean {
  return status === 0 || status >= 500;
}

/**
 * Milliseconds before the next attempt, the first being attempt 1: 1, 2, 4 … seconds, at most 30.
 */
export function retryPause(attempt: number): number {
  return Math.min(1000 * 2 ** (attempt - 1), 30_000);
}

/** Resolves after that many milliseconds. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
