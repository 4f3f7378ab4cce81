import { formatReaderTime } from '@year-group/api-types/dates';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** When an instant is for this reader; undefined on the server, in the first picture, and where it is as in Accra. */
export function useReaderTime(instant: string): string | undefined {
  return useSyncExternalStore(
    never,
    () => formatReaderTime(instant),
    () => undefined,
  );
}
