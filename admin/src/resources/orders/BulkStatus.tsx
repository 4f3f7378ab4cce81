import { Button } from '@mui/material';
import { useState } from 'react';
import { BulkStatusDialog } from './BulkStatusDialog.tsx';

/** Sets the status of the selected orders after showing them. */
export function BulkStatus() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Change status
      </Button>
      {isOpen && <BulkStatusDialog onClose={() => setOpen(false)} />}
    </>
  );
}
