import { formatReaderTime } from '@year-group/api-types/dates';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * An instant in the reader's time zone. Undefined on the server, in the first render, and where the
 * time is the same as in Accra.
 */
export function useReaderTime(instant: string): string | undefined {
  return useSyncExternalStore(
    never,
    () => formatReaderTime(instant),
    () => undefined,
  );
}
