import { Button, SnackbarContent } from '@mui/material';
import { useCloseNotification, useNotify } from 'react-admin';
import { useCall } from '../providers/useCall.ts';
import { useRefreshList } from './useRefreshList.ts';

interface UndoToastProps {
  resource: string;
  /** What was deleted. */
  ids: string[];
  sentence: string;
}

/** Says what was deleted, and brings it back from the trash. */
export function UndoToast({ resource, ids, sentence }: UndoToastProps) {
  const call = useCall();
  const notify = useNotify();
  const close = useCloseNotification();
  const refresh = useRefreshList(resource);

  async function handleUndo() {
    close();
    try {
      const { refused } = await call('POST /api/admin/trash/restore', { body: { ids } });
      const [reason] = refused;
      if (reason) notify(reason.message, { type: 'error' });
      else notify('Restored.', { type: 'success' });
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
