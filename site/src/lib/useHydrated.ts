import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first picture; until then a form would be sent by the browser itself, into the address. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
