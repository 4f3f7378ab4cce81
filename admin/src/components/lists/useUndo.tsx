import { undoSeconds } from '@year-group/api-types/limits';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useCall } from '#providers/useCall.ts';
import { UndoToast, type UndoToastProps } from './UndoToast.tsx';

/** Reports an action and offers to undo it while that is possible. */
export function useUndo() {
  const notify = useNotify();
  return useCallback(
    (toast: UndoToastProps) =>
      notify(<UndoToast {...toast} />, { type: 'success', autoHideDuration: undoSeconds * 1000 }),
    [notify],
  );
}

/** Reports a deletion and offers to restore the records from the trash. */
export function useTrashUndo() {
  const offerUndo = useUndo();
  const call = useCall();
  return useCallback(
    (resource: string, ids: string[], sentence: string) =>
      offerUndo({
        resource,
        sentence,
        undo: () => call('POST /api/admin/trash/restore', { body: { ids } }),
        undoneText: 'Restored.',
      }),
    [offerUndo, call],
  );
}
