import { useMutation } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { useDataProvider, useIsOffline, useNotify } from 'react-admin';
import { download } from '#lib/download.ts';
import { useRights } from '#providers/account.ts';
import { useBrand } from '#providers/brand.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

/** Downloads all members as CSV, if there are any. Undefined for officers who may not. */
export function useMembersDownload() {
  const can = useRights();
  const notify = useNotify();
  const isOffline = useIsOffline();
  const { houses } = useBrand();
  const { call } = useDataProvider<PanelDataProvider>();
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const members = await call('GET /api/admin/members/download');
      // Loaded on demand, to keep it out of the first load.
      const { memberFileName, membersToCsv } = await import('@year-group/api-types/common/csv');
      if (members.length > 0) download(memberFileName, membersToCsv(members, houses));
    },
    onError: ({ message }) => notify(`${messages.members.downloadFailed} ${message}`, { type: 'error' }),
  });
  if (!can('members.export')) return undefined;
  const sayWhyNot = () => notify(messages.admin.needsConnection, { type: 'info' });
  return {
    // It keeps the focus, which a disabled one would lose.
    'aria-disabled': isOffline || isPending || undefined,
    onClick: () => (isOffline ? sayWhyNot() : isPending || mutate()),
  };
}
