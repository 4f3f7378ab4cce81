import { Button, SnackbarContent } from '@mui/material';
import type { Refused } from '@year-group/api-types/common';
import { undoSeconds } from '@year-group/api-types/limits';
import { useCallback } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';
import { useCall } from '#providers/useCall.ts';
import { useRefreshList } from './useRefreshList.ts';

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

interface UndoToastProps {
  resource: string;
  /** The message. */
  sentence: string;
  /** Undoes it and resolves to what could not be undone and why. */
  undo: () => Promise<{ refused: Refused }>;
  /** Message after undoing. */
  undoneText: string;
}

/** A toast with an undo button. */
function UndoToast({ resource, sentence, undo, undoneText }: UndoToastProps) {
  const notify = useNotify();
  const close = useCloseNotification();
  const refresh = useRefreshList(resource);

  async function handleUndo() {
    close();
    try {
      const [reason] = (await undo()).refused;
      if (reason) notify(reason.message, { type: 'error' });
      else notify(undoneText, { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await refresh();
  }

  return (
    <SnackbarContent
      className="RaNotification-success"
      message={sentence}
      action={
        <Button size="small" onClick={() => void handleUndo()}>
          Undo
        </Button>
      }
    />
  );
}
