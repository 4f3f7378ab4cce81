import { useQuery } from '@tanstack/react-query';
import { retryReads } from '#providers/retryReads.ts';
import { useCall } from '#providers/useCall.ts';

/** The key of what is filled in; invalidate it after a publication or a draft. */
export const progressKey = ['group-progress'];

/** Reads how far the group's record is filled in. */
export function useProgress() {
  const call = useCall();
  return useQuery({
    queryKey: progressKey,
    queryFn: () => call('GET /api/admin/group'),
    ...retryReads,
  });
}
