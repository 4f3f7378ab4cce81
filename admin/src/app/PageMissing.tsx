import { Button } from '@mui/material';
import { onlineManager } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { Error as ErrorPage, type LayoutProps } from 'react-admin';
import { Page } from '#components/Page.tsx';
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
    <Page title="This page is not on this device yet.">
      <ListNotice
        title="It opens when the connection is back."
        text="What you wrote elsewhere is kept."
        action={
          <Button variant="outlined" onClick={() => window.location.reload()}>
            Try again
          </Button>
        }
      />
    </Page>
  );
}
