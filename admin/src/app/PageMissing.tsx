import { Button } from '@mui/material';
import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ErrorProps } from 'react-admin';
import { ListNotice } from '#components/Read.tsx';

const missing = new WeakSet<Error>();
window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));

/** In place of a page that failed. Every error but that of a missing file goes to react-admin's error page. */
export function PageError({ error }: Pick<ErrorProps, 'error'>) {
  if (!missing.has(error)) throw error;
  return <PageMissing />;
}

/** In place of a page whose file is not on this device. */
export function PageMissing() {
  // With a new start: some browsers do not fetch a file again that they once failed to fetch.
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && window.location.reload()), []);
  return (
    <ListNotice
      title="This page is not on this device yet."
      text="It needs a connection once, and opens when the connection is back. What you wrote elsewhere is kept."
      action={
        <Button variant="outlined" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
    />
  );
}
