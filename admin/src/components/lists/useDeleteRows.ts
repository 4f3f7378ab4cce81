import { useCallback } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { dataProvider } from '#providers/providers.ts';
import { useGuarded } from '#providers/useGuarded.ts';
import type { DeletionTexts } from './listTexts.ts';
import { useRefreshList } from './useRefreshList.ts';
import { useTrashUndo } from './useUndo.tsx';

/**
 * Moves rows to the trash at once and offers to undo it. Resolves to false when it failed. With
 * `saysWhy`, that message ends with the server's reason.
 */
export function useDeleteRows(
  resource: string | undefined,
  deletion: DeletionTexts | undefined,
  saysWhy = false,
) {
  const notify = useNotify();
  const guarded = useGuarded();
  const refresh = useRefreshList(resource);
  const offerUndo = useTrashUndo();

  return useCallback(
    async (rows: readonly RaRecord[], isBatch = rows.length > 1): Promise<boolean> => {
      if (!resource || !deletion) throw new Error('Rows can be deleted where a resource has texts for it.');
      const ids = rows.map(({ id }) => String(id));
      const [first] = ids;
      if (first === undefined) return false;
      try {
        if (isBatch) await guarded(dataProvider.deleteMany(resource, { ids }));
        else await guarded(dataProvider.delete(resource, { id: first }));
      } catch (error) {
        const failed = isBatch ? deletion.batchFailed : deletion.deleteFailed;
        notify(saysWhy ? `${failed} ${(error as Error).message}` : failed, { type: 'error' });
        return false;
      }
      offerUndo(resource, ids, isBatch ? deletion.batchDeleted(ids.length) : deletion.deleted);
      await refresh(isBatch);
      return true;
    },
    [resource, deletion, saysWhy, notify, guarded, refresh, offerUndo],
  );
}
