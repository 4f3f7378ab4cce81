import { Button } from '@mui/material';
import { ListNotice } from '#components/Read.tsx';

interface PartMissingProps {
  isOnline: boolean;
  onRetry: () => void;
}

/** In place of a page whose file is not on this device. */
export function PartMissing({ isOnline, onRetry }: PartMissingProps) {
  const kept = 'What you wrote elsewhere is kept.';
  if (!isOnline)
    return (
      <ListNotice
        title="This page is not on this device yet."
        text={`It needs a connection once, and opens when the connection is back. ${kept}`}
      />
    );
  return (
    <ListNotice
      title="This page could not be fetched."
      text={kept}
      action={
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
