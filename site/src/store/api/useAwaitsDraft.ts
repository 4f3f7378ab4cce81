import { useAppSelector } from '#store/hooks.ts';
import type { RootState } from '#store/makeStore.ts';

interface Endpoint {
  select: (id: string) => (state: RootState) => { isUninitialized: boolean };
}

/** Whether a page without an id awaits the panel's draft of its record: there is nothing to request. */
export const useAwaitsDraft = ({ select }: Endpoint, id: string): boolean =>
  useAppSelector((state) => select(id)(state).isUninitialized) && id === '';
