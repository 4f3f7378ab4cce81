import type { CallInput, Route } from '@year-group/api-types/common/call';
import type { StoredCall } from '#lib/waitingChanges.ts';
import type { PanelDataProvider } from './dataProvider.ts';

export type CallApi = PanelDataProvider['call'];

/** Sends a call as it was stored; what it answers with is only known by its route. */
export const sendStored = (call: CallApi, { route, ...input }: StoredCall, key?: string): Promise<unknown> =>
  call(route as Route, input as CallInput<Route>, key);
