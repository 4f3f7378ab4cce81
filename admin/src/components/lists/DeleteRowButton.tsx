import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useListTexts } from './listTexts.ts';
import { useDeleteRows } from './useDeleteRows.ts';

interface DeleteRowButtonProps {
  row: RaRecord;
  /** With a label beside the icon, as on a card. */
  isLabelled?: boolean;
}

/** Deletes one row at once. The toast offers to undo it. */
export function DeleteRowButton({ row, isLabelled = false }: DeleteRowButtonProps) {
  const [isDeleting, setDeleting] = useState(false);
  const { deleteRows } = useDeleteRows();
  const { describe } = useListTexts();

  async function handleClick() {
    if (isDeleting) return;
    setDeleting(true);
    await deleteRows([row]).finally(() => setDeleting(false));
  }

  const common = {
    'aria-label': `Delete ${describe(row).title}`,
    'aria-disabled': isDeleting,
    onClick: () => void handleClick(),
  };
  if (isLabelled) {
    return (
      <Button {...common} startIcon={<DeleteIcon />}>
        Delete
      </Button>
    );
  }
  return (
    <Tooltip title="Delete">
      <IconButton {...common}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
