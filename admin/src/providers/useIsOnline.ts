import { useSyncExternalStore } from 'react';
import { line } from './providers.ts';

/** Whether the server can be reached. */
export const useIsOnline = (): boolean => useSyncExternalStore(line.watch, line.isUp);
