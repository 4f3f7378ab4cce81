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
  /** RTK Query's record of the endpoint's types. It has no value at run time. */
  Types: { ResultType: Data };
}

/** Whether a read ended with 404. */
export function isMissing(error: ApiError | SerializedError | undefined): boolean {
  return error !== undefined && 'status' in error && error.status === 404;
}

/**
 * The record of a page by its id. One difference from the endpoint's own hook: a 404 is a result
 * and is not requested again after hydration.
 */
export function useSubject<Data>(endpoint: Endpoint<Data>, id: string) {
  const { data, error, isError } = endpoint.useQueryState(id);
  const missing = isMissing(error);
  // Without an id the page shows a draft of the panel: there is nothing to request.
  const isAwaited = id === '' && data === undefined;
  const { refetch } = endpoint.useQuerySubscription(id, { skip: missing || isAwaited });
  return {
    data: data as Data | undefined,
    error,
    isMissing: missing,
    isFailed: isError && !missing,
    refetch,
  };
}
