import { Button } from '@mui/material';
import { onlineManager } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { Error as ErrorPage, type LayoutProps } from 'react-admin';
import { ListNotice } from '#components/Read.tsx';
import { FileMissing } from '#lib/lazyPart.ts';

/** In place of a page that failed. */
export const PageError: NonNullable<LayoutProps['error']> = (props) =>
  props.error instanceof FileMissing ? (
    <PageMissing />
  ) : (
    <ErrorPage {...(props as ComponentProps<typeof ErrorPage>)} />
  );

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
