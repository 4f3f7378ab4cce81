import { messages } from '@year-group/api-types/messages';
import { useDataProvider } from 'react-admin';
import { useCsvDownload } from '#components/useCsvDownload.ts';
import { useRights } from '#providers/account.ts';
import { useBrand } from '#providers/brand.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

/** Downloads all members as CSV, if there are any. Undefined for officers who may not. */
export function useMembersDownload() {
  const can = useRights();
  const { houses } = useBrand();
  const { call } = useDataProvider<PanelDataProvider>();
  const button = useCsvDownload({
    read: () => call('GET /api/admin/members/download'),
    write: async (members) => {
      // Loaded on demand, to keep it out of the first load.
      const { memberFileName, membersToCsv } = await import('@year-group/api-types/common/csv');
      return [memberFileName, membersToCsv(members, houses)];
    },
    failed: messages.members.downloadFailed,
  });
  return can('members.export') ? button : undefined;
}
