import type { CallInput, Route } from '@year-group/api-types/common/call';
import { useCallback } from 'react';
import type { CallApi } from './callApi.ts';
import { callApi } from './providers.ts';
import { useGuarded } from './useGuarded.ts';

/**
 * Any call of the contract as the administrator: `await call('POST /api/admin/trash/restore', {
 * body: { ids } })`. Rejects with the server's message. A refused session goes to the login.
 */
export function useCall(): CallApi {
  const guarded = useGuarded();
  return useCallback(
    <R extends Route>(route: R, input?: CallInput<R>) => guarded(callApi(route, input)),
    [guarded],
  );
}
