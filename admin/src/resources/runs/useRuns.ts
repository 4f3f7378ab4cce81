import { useChangeTask } from '#components/useChangeTask.ts';
import { useRead } from '#providers/useRead.ts';

/** Every run, newest first. */
export function useRuns() {
  return useRead(['runs', 'all'], 'GET /api/admin/runs');
}

/** Everything about one run. */
export function useRun(id: string) {
  return useRead(['runs', 'one', id], 'GET /api/admin/runs/:id', { params: { id } });
}

/** The lines of a run to hand out, by name. */
export function useHandOut(id: string) {
  return useRead(['runs', 'handOut', id], 'GET /api/admin/runs/:id/hand-out', { params: { id } });
}

/** Changes something about a run, and reads all of them again. */
export const useRunTask = (onDone?: () => void) => useChangeTask([['runs']], onDone);
