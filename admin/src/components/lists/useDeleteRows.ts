import { useQueryClient } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { useCallback } from 'react';
import { HttpError, type RaRecord, useNotify } from 'react-admin';
import { titleOf } from '#lib/titleOf.ts';
import { changeSeen } from '#providers/seenRows.ts';
import { useChange } from '#providers/useChange.ts';
import { deleteCalls } from '#providers/waitingRules.ts';
import type { DeletionTexts } from './listTexts.ts';
import { useRefreshList } from './useRefreshList.ts';
import { useTrashUndo, useWaitingUndo } from './useUndo.tsx';

/**
 * Moves rows to the trash immediately, or once there is a network, and offers to undo it. Resolves
 * to false when it failed. With `saysWhy`, the message then ends with the server's reason.
 */
export function useDeleteRows(
  resource: string | undefined,
  deletion: DeletionTexts | undefined,
  saysWhy = false,
) {
  const notify = useNotify();
  const change = useChange();
  const queries = useQueryClient();
  const refresh = useRefreshList(resource);
  const offerUndo = useTrashUndo();
  const tellWaiting = useWaitingUndo();

  return useCallback(
    async (rows: readonly RaRecord[], isBatch = rows.length > 1): Promise<boolean> => {
      if (!resource || !deletion) throw new Error('Rows can be deleted where a resource has texts for it.');
      const ids = rows.map(({ id }) => String(id));
      if (ids.length === 0) return false;
      try {
        const title = messages.admin.deletionOf(rows.map(titleOf));
        const sent = await Promise.all(
          deleteCalls(resource, ids, isBatch).map((call) => change(call, { title })),
        );
        const waiting = sent.flatMap((each) => each.waiting ?? []);
        if (waiting.length > 0) {
          tellWaiting(
            resource,
            waiting,
            changeSeen(queries, resource, ids, () => undefined),
          );
          return true;
        }
      } catch (error) {
        const failed = isBatch ? deletion.batchFailed : deletion.deleteFailed;
        const { message } = error as Error;
        const isRefused = error instanceof HttpError && error.status === 403;
        notify(isRefused ? message : saysWhy ? `${failed} ${message}` : failed, { type: 'error' });
        return false;
      }
      offerUndo(resource, ids, isBatch ? deletion.batchDeleted(ids.length) : deletion.deleted);
      await refresh(isBatch);
      return true;
    },
    [resource, deletion, saysWhy, notify, change, queries, refresh, offerUndo, tellWaiting],
  );
}
