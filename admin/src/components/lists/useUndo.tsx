import { Button, SnackbarContent } from '@mui/material';
import type { Refused } from '@year-group/api-types/common/common';
import { maxIds, undoSeconds } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { useCallback, useEffect } from 'react';
import { useCloseNotification, useDataProvider, useNotificationContext, useNotify } from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { takeBack } from '#providers/providers.ts';
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
  const { call } = useDataProvider<PanelDataProvider>();
  return useCallback(
    (resource: string, ids: string[], sentence: string) =>
      offerUndo({
        resource,
        sentence,
        undo: async () => {
          const refused: Refused = [];
          for (let start = 0; start < ids.length; start += maxIds) {
            const body = { ids: ids.slice(start, start + maxIds) };
            refused.push(...(await call('POST /api/admin/trash/restore', { body })).refused);
          }
          return { refused };
        },
        undoneText: 'Restored.',
      }),
    [offerUndo, call],
  );
}

/** Reports that changes wait for the connection, and offers to take them back while they do. */
export function useWaitingUndo() {
  const offerUndo = useUndo();
  return useCallback(
    (resource: string, keys: readonly string[]) =>
      offerUndo({
        resource,
        sentence: messages.admin.savedOffline,
        undo: async () => ({ refused: await takeBack(keys) }),
        undoneText: messages.admin.takenBack,
      }),
    [offerUndo],
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
  const { notifications } = useNotificationContext();
  const isFollowed = notifications.length > 0;

  // Messages queue up: the next undo would be offered when it is too late for it.
  useEffect(() => {
    if (isFollowed) close();
  }, [isFollowed, close]);

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
