import { useQueryClient } from '@tanstack/react-query';
import type { TrashEntry } from '@year-group/api-types/trash';
import { useNotify } from 'react-admin';
import { useCall } from '#providers/useCall.ts';

/** Restores deleted records and reports how many, or why one failed. */
export function useRestore() {
  const call = useCall();
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
