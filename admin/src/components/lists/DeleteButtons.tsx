import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { trashDays } from '@year-group/api-types/common/limits';
import { Suspense, useState } from 'react';
import {
  Button,
  type RaRecord,
  useCanAccess,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { lazyPart } from '#lib/lazyPart.ts';
import type { ListTexts } from './listTexts.ts';
import { useDeleteRows } from './useDeleteRows.ts';

// Lists are read more often than they are cleared.
const DeleteQuestion = lazyPart(() => import('./DeleteQuestion.tsx'), 'DeleteQuestion');

interface DeleteProps<Row extends RaRecord> {
  texts: ListTexts<Row>;
}

/** Deletes the record around it at once, and offers to undo it. Hidden from who may not. */
export function DeleteRow<Row extends RaRecord>({ texts }: DeleteProps<Row>) {
  const row = useRecordContext<Row>();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'delete' });
  const [isDeleting, setDeleting] = useState(false);
  const deleteRows = useDeleteRows(resource, texts.deletion);
  if (!row || !canAccess) return null;

  async function handleClick(chosen: Row) {
    if (isDeleting) return;
    setDeleting(true);
    await deleteRows([chosen]).finally(() => setDeleting(false));
  }

  return (
    <Tooltip title="Delete">
      <IconButton
        aria-label={`Delete ${texts.describe(row).title}`}
        aria-disabled={isDeleting}
        onClick={() => void handleClick(row)}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** Deletes the chosen rows of a list after showing them; for its `bulkActionButtons`. */
export function BulkDelete<Row extends RaRecord>({ texts }: DeleteProps<Row>) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Row>();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'deleteMany' });
  const [isOpen, setOpen] = useState(false);
  const deleteRows = useDeleteRows(resource, texts.deletion);
  // Never an invisible row.
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  const what = rows.length === 1 ? `This ${texts.one} stays` : `These ${rows.length} ${texts.many} stay`;
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
      <Suspense>
        {isOpen && (
          <DeleteQuestion
            isOpen={isOpen}
            rows={rows.map((row) => ({ id: String(row.id), ...texts.describe(row) }))}
            text={`${what} in the trash for ${trashDays} days.`}
            onCancel={() => setOpen(false)}
            onConfirm={handleConfirm}
          />
        )}
      </Suspense>
    </>
  );
}
