import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useCall } from '#providers/useCall.ts';
import { useTask } from './useTask.ts';

/** Changes something on the server, reads what these keys name again and says what was done. */
export function useChangeTask(keys: readonly QueryKey[], onDone?: () => void) {
  const call = useCall();
  const queries = useQueryClient();
  const notify = useNotify();
  const { run, ...state } = useTask();
  return {
    ...state,
    call,
    change: (task: () => Promise<unknown>, done: string) =>
      run(async () => {
        await task();
        await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
        notify(done, { type: 'success' });
        onDone?.();
      }),
  };
}
