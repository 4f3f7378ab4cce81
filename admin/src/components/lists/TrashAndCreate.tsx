import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { TrashKind } from '@year-group/api-types/lists';
import { Link } from 'react-router-dom';

interface TrashAndCreateProps {
  kind: TrashKind;
  /** "Create News". */
  createLabel: string;
}

/** Links from a list to its deleted records and to the form for a new one. */
export function TrashAndCreate({ kind, createLabel }: TrashAndCreateProps) {
  const search = new URLSearchParams({ filter: JSON.stringify({ kind }) });
  return (
    <>
      <Button component={Link} to={`/admin/trash?${search}`}>
        Trash
      </Button>
      <Button component={Link} to={`/admin/${kind}/create`} variant="contained" startIcon={<AddIcon />}>
        {createLabel}
      </Button>
    </>
  );
}
