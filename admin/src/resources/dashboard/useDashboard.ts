import { useQuery } from '@tanstack/react-query';
import { patientReads } from '#providers/patientReads.ts';
import { useCall } from '#providers/useCall.ts';

/** The administrator's figures, read anew whenever the dashboard is opened. */
export function useDashboard() {
  const call = useCall();
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: () => call('GET /api/admin/dashboard'),
    ...patientReads,
  });
}
