import { Button, SnackbarContent } from '@mui/material';
import type { Refused } from '@year-group/api-types/common';
import { useCloseNotification, useNotify } from 'react-admin';
import { useRefreshList } from './useRefreshList.ts';

export interface UndoToastProps {
  resource: string;
  /** The message. */
  sentence: string;
  /** Undoes it and resolves to what could not be undone and why. */
  undo: () => Promise<{ refused: Refused }>;
  /** Message after undoing. */
  undoneText: string;
}

/** A toast with an undo button. */
export function UndoToast({ resource, sentence, undo, undoneText }: UndoToastProps) {
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
