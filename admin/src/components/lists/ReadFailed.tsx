import { Button } from '@mui/material';
import { ListNotice } from './ListNotice.tsx';

interface ReadFailedProps {
  title: string;
  error: Error;
  refetch: () => unknown;
}

/** What could not be read, why, and a retry button. */
export function ReadFailed({ title, error, refetch }: ReadFailedProps) {
  return (
    <ListNotice
      title={title}
      text={error.message}
      action={
        <Button variant="outlined" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    />
  );
}
