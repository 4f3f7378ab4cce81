import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { messages } from '@year-group/api-types/messages';
import {
  CanAccess,
  type RaRecord,
  useDataProvider,
  useDelete,
  useDeleteMany,
  useGetRecordRepresentation,
  useListContext,
} from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { ActButton } from '../ActButton.tsx';
import { type ListTexts, trashText } from './listTexts.ts';
import { RowPreview } from './RowPreview.tsx';
import { useSelectedRows } from './SelectRow.tsx';
import { useChange } from './useChange.tsx';

/**
 * Moves rows to the trash and offers to undo it; a single row can wait for the connection. Rejects
 * with a sentence for the officer.
 */
export function useDeleteRows(resource: string, { deletion }: Pick<ListTexts, 'deletion'>) {
  const [deleteOne] = useDelete();
  const [deleteMany] = useDeleteMany();
  const change = useChange(resource);
  const titleOf = useGetRecordRepresentation(resource);
  const { call } = useDataProvider<PanelDataProvider>();

  return async (rows: readonly RaRecord[], isBatch = rows.length > 1): Promise<void> => {
    const [first] = rows;
    if (!deletion || !first) return;
    const ids = rows.map(({ id }) => String(id));
    const options = { mutationMode: 'pessimistic', returnPromise: true } as const;
    const doneOf = (gone: string[]) => ({
      sentence: isBatch ? deletion.batchDeleted(gone.length) : deletion.deleted,
      undo: () => call('POST /api/admin/trash/restore', { body: { ids: gone } }),
      undoneText: 'Restored.',
    });
    try {
      await change<unknown>(
        (meta) =>
          isBatch
            ? deleteMany(resource, { ids }, options)
            : deleteOne(resource, { id: first.id, previousData: first, meta }, options),
        () => doneOf(ids),
        messages.admin.deletionOf(titleOf(first) as string),
      );
    } catch (error) {
      const { gone = [] } = error as { gone?: string[] };
      if (gone.length > 0) await change(async () => gone, doneOf);
      const all = isBatch ? deletion.batchFailed : deletion.deleteFailed;
      const failed = gone.length > 0 ? `${ids.length - gone.length} of ${ids.length} stayed.` : all;
      throw new Error(`${failed.replace(/\.$/, '')}. ${(error as Error).message}`, { cause: error });
    }
  };
}

/** Deletes the chosen rows of a list after showing them. Hidden from those who may not. */
export function BulkDelete<Row extends RaRecord>({ texts }: { texts: ListTexts<Row> }) {
  const rows = useSelectedRows<Row>();
  const { resource, onUnselectItems } = useListContext();
  const deleteRows = useDeleteRows(resource, texts);
  return (
    <CanAccess action="deleteMany">
      <ActButton
        color="error"
        startIcon={<DeleteIcon />}
        needsConnection={rows.length > 1}
        question={{
          title: messages.admin.areYouSure,
          text: trashText,
          rows: <RowPreview rows={rows} describe={texts.describe} />,
          yes: 'Yes, delete them',
        }}
        act={() => deleteRows(rows)}
        onDone={onUnselectItems}
      >
        Delete
      </ActButton>
    </CanAccess>
  );
}
