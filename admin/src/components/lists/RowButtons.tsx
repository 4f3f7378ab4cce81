import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { useListTexts } from './listTexts.ts';
import { useDeleteRows } from './useDeleteRows.ts';

interface EditRowButtonProps {
  row: RaRecord;
  /** Address of the form. */
  to: string;
  /** With a label beside the icon, as on a card. */
  isLabelled?: boolean;
}

/** Links to the form of one row. */
export function EditRowButton({ row, to, isLabelled = false }: EditRowButtonProps) {
  const { describe } = useListTexts();
  const common = { component: Link, to, 'aria-label': `Edit ${describe(row).title}` };
  if (isLabelled) {
    return (
      <Button {...common} startIcon={<EditIcon />}>
        Edit
      </Button>
    );
  }
  return (
    <Tooltip title="Edit">
      <IconButton {...common}>
        <EditIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

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
