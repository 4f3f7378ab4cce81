import { useCallback } from 'react';
import { type RaRecord, useNotify, useResourceContext } from 'react-admin';
import { dataProvider } from '#providers/providers.ts';
import { useGuarded } from '#providers/useGuarded.ts';
import { useListTexts } from './listTexts.ts';
import { useRefreshList } from './useRefreshList.ts';
import { useTrashUndo } from './useUndo.tsx';

/**
 * Moves rows of the surrounding list to the trash at once and offers to undo it. Resolves to false
 * when it failed.
 */
export function useDeleteRows() {
  const resource = useResourceContext();
  const { deletion } = useListTexts();
  const notify = useNotify();
  const guarded = useGuarded();
  const refresh = useRefreshList(resource);
  const offerUndo = useTrashUndo();

  return useCallback(
    async (rows: readonly RaRecord[], isBatch = rows.length > 1): Promise<boolean> => {
      if (!resource || !deletion) throw new Error('Rows are deleted within a list that has texts for it.');
      const ids = rows.map(({ id }) => String(id));
      const [first] = ids;
      if (first === undefined) return false;
      try {
        if (isBatch) await guarded(dataProvider.deleteMany(resource, { ids }));
        else await guarded(dataProvider.delete(resource, { id: first }));
      } catch {
        notify(isBatch ? deletion.batchFailed : deletion.deleteFailed, { type: 'error' });
        return false;
      }
      offerUndo(resource, ids, isBatch ? deletion.batchDeleted(ids.length) : deletion.deleted);
      await refresh(isBatch);
      return true;
    },
    [resource, deletion, notify, guarded, refresh, offerUndo],
  );
}
