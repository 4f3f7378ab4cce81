import { Button } from '@mui/material';
import { trashDays } from '@year-group/api-types/limits';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useListTexts } from './listTexts.ts';
import { useChosenRows } from './useChosenRows.ts';
import { useDeleteRows } from './useDeleteRows.ts';

/** Deletes the selected rows after showing them. */
export function DeleteChosen() {
  const [isOpen, setOpen] = useState(false);
  const { one, many, describe } = useListTexts();
  const { onUnselectItems } = useListContext();
  const { deleteRows } = useDeleteRows();
  const rows = useChosenRows();

  async function handleConfirm() {
    if (await deleteRows(rows)) onUnselectItems();
    setOpen(false);
  }

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <DeleteDialog
        isOpen={isOpen}
        rows={rows.map((row) => ({ id: String(row.id), ...describe(row) }))}
        text={`${rows.length === 1 ? `This ${one} goes` : `These ${rows.length} ${many} go`} to the trash and can be restored for ${trashDays} days.`}
        onCancel={() => setOpen(false)}
        onConfirm={handleConfirm}
      />
    </>
  );
}
