import { Button } from '@mui/material';
import { onlineManager } from '@tanstack/react-query';
import { type ComponentType, lazy, useEffect } from 'react';
import { ListNotice } from './Read.tsx';

/** A component whose file is fetched when it is first shown; where that fails, a notice is in its place. */
export const lazyPart = <Name extends string, Part extends ComponentType<never>>(
  fetchFile: () => Promise<Record<Name, Part>>,
  name: Name,
) =>
  lazy(async () => {
    const file = await fetchFile().catch(() => ({ [name]: FileMissing }));
    return { default: file[name] as Part & ComponentType };
  });

/** In place of a part of the panel whose file is not on this device. */
export function FileMissing() {
  // With a new start: some browsers do not fetch a file again that they once failed to fetch.
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && window.location.reload()), []);
  const text = onlineManager.isOnline()
    ? 'It could not be loaded. If the website was updated, it opens at the next try.'
    : 'It opens when the connection is back.';
  return (
    <ListNotice
      title="This page is not on this device yet."
      text={`${text} What you wrote elsewhere is kept.`}
      action={
        <Button variant="outlined" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
    />
  );
}
