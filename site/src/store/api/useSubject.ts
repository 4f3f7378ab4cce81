import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '#lib/transport.ts';

interface Read {
  data?: unknown;
  error?: ApiError | SerializedError | undefined;
  isError: boolean;
}
interface Endpoint<Data> {
  useQueryState: (id: string) => Read;
  useQuerySubscription: (id: string, options: { skip: boolean }) => { refetch: () => unknown };
  /** RTK Query's record of the endpoint's types; there is no such value. */
  Types: { ResultType: Data };
}

/** Whether a read ended with "there is no such thing". */
export function isMissing(error: ApiError | SerializedError | undefined): boolean {
  return error !== undefined && 'status' in error && error.status === 404;
}

/**
 * The subject of a page by its id. Differs from the endpoint's own hook in one thing: that it does not exist is an
 * answer, and is not asked again when the page comes to life in the browser.
 */
export function useSubject<Data>(endpoint: Endpoint<Data>, id: string) {
  const { data, error, isError } = endpoint.useQueryState(id);
  const missing = isMissing(error);
  const { refetch } = endpoint.useQuerySubscription(id, { skip: missing });
  return {
    data: data as Data | undefined,
    error,
    isMissing: missing,
    isFailed: isError && !missing,
    refetch,
  };
}
