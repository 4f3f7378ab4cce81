import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

/** The key of what is filled in; invalidate it after a publication or a draft. */
export const progressKey = ['group-progress'];

/** Reads how far the group's record is filled in. */
export function useProgress() {
  const { call } = useDataProvider<PanelDataProvider>();
  return useQuery({ queryKey: progressKey, queryFn: () => call('GET /api/admin/group') });
}

const offeredKey = 'setup-offered';

/** Whether this tab has shown the setup; afterwards the dashboard does not lead to it. */
export const wasOffered = (): boolean => sessionStorage.getItem(offeredKey) !== null;

/** Stores that this tab has shown the setup. */
export const setOffered = (): void => sessionStorage.setItem(offeredKey, 'yes');
