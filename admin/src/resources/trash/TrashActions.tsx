import { useQueryClient } from '@tanstack/react-query';
import type { TrashEntry } from '@year-group/api-types/content/trash';
import { messages } from '@year-group/api-types/messages';
import { trashRights } from '@year-group/api-types/officers/rights';
import { useState } from 'react';
import { HttpError, useDataProvider, useListContext, useNotify } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { useChosenRows } from '#components/lists/Choosing.tsx';
import { DeleteQuestion } from '#components/lists/DeleteQuestion.tsx';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import { RightButton } from '#components/RightButton.tsx';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { trashTexts } from './trashTexts.ts';

/** Restores deleted records and reports how many, or why one failed. */
function useRestore() {
  const { call } = useDataProvider<PanelDataProvider>();
  const notify = useNotify();
  const queryClient = useQueryClient();

  return async (entries: readonly TrashEntry[]) => {
    try {
      const ids = entries.map(({ id }) => id);
      const { restored, refused } = await call('POST /api/admin/trash/restore', { body: { ids } });
      if (restored > 0) {
        const what =
          restored === 1 && entries.length === 1 ? `“${entries[0]?.title}” was` : `${restored} were`;
        notify(`${what} restored.`, { type: 'success' });
      }
      for (const { id, message } of refused) {
        const title = entries.find((entry) => entry.id === id)?.title;
        notify(`“${title}” was not restored: ${message}`, { type: 'error' });
      }
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    // The restored record is in its area again.
    await queryClient.invalidateQueries();
  };
}

/** Restores one deleted record. */
export function RestoreButton({ entry }: { entry: TrashEntry }) {
  const restore = useRestore();
  return (
    <ActButton
      right={trashRights[entry.kind]}
      aria-label={`Restore ${entry.title}`}
      act={() => restore([entry])}
    >
      Restore
    </ActButton>
  );
}

/** Actions for selected entries of the trash: restore, or delete permanently. */
export function TrashActions() {
  const rows = useChosenRows<TrashEntry>();
  const { onUnselectItems } = useListContext();
  const [isAsking, setAsking] = useState(false);
  const restore = useRestore();
  const { call } = useDataProvider<PanelDataProvider>();
  const notify = useNotify();
  const refresh = useRefreshList('trash');

  async function handleRestore() {
    await restore(rows);
    onUnselectItems();
  }

  async function handleDelete() {
    try {
      const { deleted } = await call('DELETE /api/admin/trash', { body: { ids: rows.map(({ id }) => id) } });
      const were = deleted === 1 ? 'record was' : 'records were';
      notify(`${deleted} ${were} deleted for good.`, { type: 'success' });
      onUnselectItems();
    } catch (error) {
      const isRefused = error instanceof HttpError && error.status === 403;
      notify(isRefused ? error.message : 'They could not be deleted for good.', { type: 'error' });
    }
    setAsking(false);
    await refresh(true);
  }

  return (
    <>
      <RightButton right="trash.empty" variant="outlined" color="error" onClick={() => setAsking(true)}>
        Delete for good
      </RightButton>
      <RightButton right="trash.restore" variant="contained" onClick={() => void handleRestore()}>
        Restore
      </RightButton>
      <DeleteQuestion
        isOpen={isAsking}
        rows={rows.map((row) => ({ id: row.id, ...trashTexts.describe(row) }))}
        text={messages.admin.trashWarning(rows.length)}
        onCancel={() => setAsking(false)}
        onConfirm={handleDelete}
      />
    </>
  );
}
