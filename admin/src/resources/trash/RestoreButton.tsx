import { Button } from '@mui/material';
import type { TrashEntry } from '@year-group/api-types/trash';
import { useState } from 'react';
import { useRestore } from './useRestore.ts';

interface RestoreButtonProps {
  entry: TrashEntry;
}

/** Restores one deleted record. */
export function RestoreButton({ entry }: RestoreButtonProps) {
  const [isRestoring, setRestoring] = useState(false);
  const restore = useRestore();

  async function handleClick() {
    setRestoring(true);
    await restore([entry]).finally(() => setRestoring(false));
  }

  return (
    <Button disabled={isRestoring} aria-label={`Restore ${entry.title}`} onClick={() => void handleClick()}>
      Restore
    </Button>
  );
}
