import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the first render. Until then, the browser would submit a form natively
 * and put its values into the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
