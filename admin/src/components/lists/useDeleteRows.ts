import { messages } from '@year-group/api-types/messages';
import { useCallback } from 'react';
import { HttpError, type RaRecord, useDelete, useDeleteMany, useNotify } from 'react-admin';
import { titleOf } from '#lib/titleOf.ts';
import { waitingChanges } from '#providers/providers.ts';
import type { DeletionTexts } from './listTexts.ts';
import { useRefreshList } from './useRefreshList.ts';
import { useTrashUndo, useWaitingUndo } from './useUndo.tsx';

/**
 * Moves rows to the trash, or stores that until there is a connection, and offers to undo it.
 * Resolves to false when it failed. With `saysWhy`, the message then ends with the server's reason.
 */
export function useDeleteRows(
  resource: string | undefined,
  deletion: DeletionTexts | undefined,
  saysWhy = false,
) {
  const notify = useNotify();
  const [deleteOne] = useDelete();
  const [deleteMany] = useDeleteMany();
  const refresh = useRefreshList(resource);
  const offerUndo = useTrashUndo();
  const tellWaiting = useWaitingUndo();

  return useCallback(
    async (rows: readonly RaRecord[], isBatch = rows.length > 1): Promise<boolean> => {
      if (!resource || !deletion) throw new Error('Rows can be deleted where a resource has texts for it.');
      const ids = rows.map(({ id }) => String(id));
      const [first] = rows;
      if (!first) return false;
      const meta = { key: crypto.randomUUID(), title: messages.admin.deletionOf(rows.map(titleOf)) };
      const options = { mutationMode: 'pessimistic', returnPromise: true } as const;
      try {
        if (isBatch) await deleteMany(resource, { ids, meta }, options);
        else await deleteOne(resource, { id: first.id, previousData: first, meta }, options);
      } catch (error) {
        const failed = isBatch ? deletion.batchFailed : deletion.deleteFailed;
        const { message } = error as Error;
        const isRefused = error instanceof HttpError && error.status === 403;
        notify(isRefused ? message : saysWhy ? `${failed} ${message}` : failed, { type: 'error' });
        return false;
      }
      if (waitingChanges.has(meta.key)) {
        tellWaiting(resource, [meta.key]);
        return true;
      }
      offerUndo(resource, ids, isBatch ? deletion.batchDeleted(ids.length) : deletion.deleted);
      void refresh(isBatch);
      return true;
    },
    [resource, deletion, saysWhy, notify, deleteOne, deleteMany, refresh, offerUndo, tellWaiting],
  );
}
