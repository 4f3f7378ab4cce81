import { Button } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import type { TrashEntry } from '@year-group/api-types/trash';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useChosenRows } from '#components/lists/Choosing.tsx';
import { DeleteDialog } from '#components/lists/DeleteDialog.tsx';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import { useCall } from '#providers/useCall.ts';
import { trashTexts } from './trashTexts.ts';
import { useRestore } from './useRestore.ts';

/** Actions for selected entries of the trash: restore, or delete permanently. */
export function TrashActions() {
  const rows = useChosenRows<TrashEntry>();
  const { onUnselectItems } = useListContext();
  const [isAsking, setAsking] = useState(false);
  const restore = useRestore();
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefreshList('trash');

  async function handleRestore() {
    await restore(rows);
    onUnselectItems();
  }

  async function handleDelete() {
    try {
      const { deleted } = await call('DELETE /api/admin/trash', { body: { ids: rows.map(({ id }) => id) } });
      notify(trashTexts.batchDeleted(deleted), { type: 'success' });
      onUnselectItems();
    } catch {
      notify(trashTexts.batchFailed, { type: 'error' });
    }
    setAsking(false);
    await refresh(true);
  }

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Delete for good
      </Button>
      <Button variant="contained" onClick={() => void handleRestore()}>
        Restore
      </Button>
      <DeleteDialog
        isOpen={isAsking}
        rows={rows.map((row) => ({ id: row.id, ...trashTexts.describe(row) }))}
        text={messages.admin.trashWarning(rows.length)}
        onCancel={() => setAsking(false)}
        onConfirm={handleDelete}
      />
    </>
  );
}
