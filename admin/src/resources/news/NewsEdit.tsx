import { Button, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsWide } from '#components/lists/useIsWide.ts';

// The form loads when it is opened.
const NewsEditor = lazy(async () => ({ default: (await import('./NewsEditor.tsx')).NewsEditor }));

/**
 * Edits a news item in a dialog over the list. Its id is in the address, so that it survives a
 * reload and a login.
 */
export function NewsEdit() {
  const [search, setSearch] = useSearchParams();
  const isWide = useIsWide();
  const id = search.get('edit');
  const close = () =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.delete('edit');
      return next;
    });
  if (id === null) return null;
  return (
    <Suspense>
      <Dialog
        open
        onClose={close}
        aria-labelledby="edit-news"
        fullWidth
        fullScreen={!isWide}
        maxWidth="md"
        scroll="body"
      >
        <DialogTitle id="edit-news">Edit News</DialogTitle>
        <DialogContent>
          <NewsEditor id={id} onSaved={close}>
            <Button onClick={close}>Cancel</Button>
          </NewsEditor>
        </DialogContent>
      </Dialog>
    </Suspense>
  );
}
