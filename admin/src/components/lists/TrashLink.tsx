import { Button } from '@mui/material';
import type { TrashKind } from '@year-group/api-types/lists';
import { Link } from 'react-router-dom';

interface TrashLinkProps {
  kind: TrashKind;
}

/** Links from a list to its deleted records. */
export function TrashLink({ kind }: TrashLinkProps) {
  const search = new URLSearchParams({ filter: JSON.stringify({ kind }) });
  return (
    <Button component={Link} to={`/admin/trash?${search}`}>
      Trash
    </Button>
  );
}
