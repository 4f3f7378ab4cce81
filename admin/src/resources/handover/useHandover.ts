import { useQueryClient } from '@tanstack/react-query';
import type { CallInput, Route } from '@year-group/api-types/common/call';
import type { Handover } from '@year-group/api-types/officers/handover';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useCall } from '#providers/useCall.ts';
import { useRead } from '#providers/useRead.ts';

const queryKey = ['handover'];
/** While the restore is rehearsed the page asks every two seconds, in ms. */
const rehearsalPollMs = 2000;

type HandoverRoute = Extract<Route, `${string} /api/admin/handover${string}`>;
/** Makes one call of the handover; resolves to whether it was accepted. */
export type Act = <R extends HandoverRoute>(route: R, input?: CallInput<R>) => Promise<boolean>;

/** What each step needs to offer its action. */
export interface StepProps {
  handover: Handover;
  act: Act;
  isActing: boolean;
}

/** The latest handover, and its calls: each is followed by a new reading, errors are shown. */
export function useHandover() {
  const call = useCall();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isActing, setActing] = useState(false);
  const query = useRead(queryKey, 'GET /api/admin/handover', undefined, {
    refetchInterval: ({ state }) => (state.data?.handover?.rehearsal === 'running' ? rehearsalPollMs : false),
  });

  const act: Act = async (route, input) => {
    setActing(true);
    try {
      await call(route, input);
      await queryClient.invalidateQueries({ queryKey });
      return true;
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' });
      return false;
    } finally {
      setActing(false);
    }
  };
  return { query, act, isActing };
}
