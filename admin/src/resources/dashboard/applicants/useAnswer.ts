import { useQueryClient } from '@tanstack/react-query';
import type { CallInput, Route } from '@year-group/api-types/common/call';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useCall } from '#providers/useCall.ts';

/** Sends the answer to a registration, reports the result and reads the dashboard again. */
export function useAnswer() {
  const [isAnswering, setAnswering] = useState(false);
  const call = useCall();
  const notify = useNotify();
  const queries = useQueryClient();

  /** `onDone` is called before the registration leaves the list. */
  async function answer<R extends Route>(
    route: R,
    input: CallInput<R>,
    [done, failed]: readonly [string, string],
    onDone: () => void,
  ): Promise<void> {
    setAnswering(true);
    try {
      await call(route, input);
      notify(done, { type: 'success' });
      onDone();
    } catch (error) {
      notify(`${failed} ${(error as Error).message}`, { type: 'error' });
    } finally {
      // Also after a refusal: somebody else may have answered in the meantime.
      await queries.invalidateQueries({ queryKey: ['dashboard'] });
      await queries.invalidateQueries({ queryKey: ['members'] });
      setAnswering(false);
    }
  }
  return { answer, isAnswering };
}
