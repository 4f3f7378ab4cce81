import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

interface CreateButtonProps {
  /** "Create News". */
  label: string;
  to: string;
}

/** Links from a list to the form for a new record. */
export function CreateButton({ label, to }: CreateButtonProps) {
  return (
    <Button component={Link} to={to} variant="contained" startIcon={<AddIcon />}>
      {label}
    </Button>
  );
}
