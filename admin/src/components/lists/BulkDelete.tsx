import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { trashDays } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import {
  Button,
  type RaRecord,
  useCanAccess,
  useDataProvider,
  useDelete,
  useDeleteMany,
  useListContext,
  useNotify,
} from 'react-admin';
import { titleOf } from '#lib/titleOf.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { useChosenRows } from './Choosing.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import type { ListTexts } from './listTexts.ts';
import { useChange } from './useUndo.tsx';

/**
 * Moves rows to the trash, or stores that until there is a connection, and offers to undo it.
 * Resolves to false when it failed.
 */
export function useDeleteRows(resource: string, { deletion }: Pick<ListTexts, 'deletion'>) {
  const notify = useNotify();
  const [deleteOne] = useDelete();
  const [deleteMany] = useDeleteMany();
  const change = useChange(resource);
  const { call } = useDataProvider<PanelDataProvider>();

  return async (rows: readonly RaRecord[], isBatch = rows.length > 1): Promise<boolean> => {
    const [first] = rows;
    if (!deletion || !first) return false;
    const ids = rows.map(({ id }) => String(id));
    const options = { mutationMode: 'pessimistic', returnPromise: true } as const;
    try {
      await change(
        messages.admin.deletionOf(rows.map(titleOf)),
        async (meta) => {
          if (isBatch) await deleteMany(resource, { ids, meta }, options);
          else await deleteOne(resource, { id: first.id, previousData: first, meta }, options);
        },
        () => ({
          sentence: isBatch ? deletion.batchDeleted(ids.length) : deletion.deleted,
          undo: () => call('POST /api/admin/trash/restore', { body: { ids } }),
          undoneText: 'Restored.',
        }),
        isBatch,
      );
      return true;
    } catch (error) {
      const failed = isBatch ? deletion.batchFailed : deletion.deleteFailed;
      notify(`${failed.replace(/\.$/, '')}. ${(error as Error).message}`, { type: 'error' });
      return false;
    }
  };
}

interface BulkDeleteProps<Row extends RaRecord> {
  resource: string;
  texts: ListTexts<Row>;
}

/** Deletes the chosen rows of a list after showing them. Hidden from who may not. */
export function BulkDelete<Row extends RaRecord>({ resource, texts }: BulkDeleteProps<Row>) {
  const rows = useChosenRows<Row>();
  const { onUnselectItems } = useListContext();
  const { canAccess } = useCanAccess({ resource, action: 'deleteMany' });
  const [isOpen, setOpen] = useState(false);
  const deleteRows = useDeleteRows(resource, texts);
  if (!canAccess) return null;

  async function handleConfirm() {
    if (await deleteRows(rows)) onUnselectItems();
    setOpen(false);
  }

  return (
    <>
      <Button label="ra.action.delete" color="error" onClick={() => setOpen(true)}>
        <DeleteIcon />
      </Button>
      {isOpen && (
        <DeleteQuestion
          rows={rows}
          describe={texts.describe}
          text={`What you delete stays in the trash for ${trashDays} days.`}
          onCancel={() => setOpen(false)}
          onConfirm={handleConfirm}
        />
      )}
    </>
  );
}
