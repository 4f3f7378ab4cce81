import { useQuery } from '@tanstack/react-query';
import { useChangeTask } from '#components/useChangeTask.ts';
import { retryReads } from '#providers/retryReads.ts';
import { useCall } from '#providers/useCall.ts';

/** Every run, newest first. */
export function useRuns() {
  const call = useCall();
  return useQuery({ queryKey: ['runs', 'all'], queryFn: () => call('GET /api/admin/runs'), ...retryReads });
}

/** Everything about one run. */
export function useRun(id: string) {
  const call = useCall();
  return useQuery({
    queryKey: ['runs', 'one', id],
    queryFn: () => call('GET /api/admin/runs/:id', { params: { id } }),
    ...retryReads,
  });
}

/** The lines of a run to hand out, by name. */
export function useHandOut(id: string) {
  const call = useCall();
  return useQuery({
    queryKey: ['runs', 'handOut', id],
    queryFn: () => call('GET /api/admin/runs/:id/hand-out', { params: { id } }),
    ...retryReads,
  });
}

/** Changes something about a run, and reads all of them again. */
export const useRunTask = (onDone?: () => void) => useChangeTask([['runs']], onDone);
