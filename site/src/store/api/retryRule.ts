import type { ApiError } from '#lib/transport.ts';

/** Whether trying again may help: nothing came back, or the server says that it is not well. */
export function isTransient({ status }: Pick<ApiError, 'status'>): boolean {
  return status === 0 || status >= 500;
}

/** Milliseconds before the next attempt, the first being attempt 1: 1, 2, 4 … seconds, at most 30. */
export function retryPause(attempt: number): number {
  return Math.min(1000 * 2 ** (attempt - 1), 30_000);
}

/** Resolves after that many milliseconds. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
