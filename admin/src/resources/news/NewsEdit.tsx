import { lazy, Suspense } from 'react';
import { useEditedId } from '#components/editors/useEditedId.ts';

const NewsEditDialog = lazy(async () => ({
  default: (await import('./NewsEditDialog.tsx')).NewsEditDialog,
}));

/** The dialog that changes a news item; the form and its rules come only when one is to be changed. */
export function NewsEdit() {
  const { editedId } = useEditedId();
  if (editedId === null) return null;
  return (
    <Suspense>
      <NewsEditDialog />
    </Suspense>
  );
}
