import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { useListTexts } from './listTexts.ts';

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
