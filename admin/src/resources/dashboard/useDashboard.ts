import { useQuery } from '@tanstack/react-query';
import { retryReads } from '#providers/retryReads.ts';
import { useCall } from '#providers/useCall.ts';

/** The administrator's figures, read again when the dashboard opens. */
export function useDashboard() {
  const call = useCall();
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: () => call('GET /api/admin/dashboard'),
    ...retryReads,
  });
}
