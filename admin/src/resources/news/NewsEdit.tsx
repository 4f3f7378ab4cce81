import { lazy, Suspense } from 'react';
import { useEditedId } from '#components/editors/useEditedId.ts';

const NewsEditDialog = lazy(async () => ({
  default: (await import('./NewsEditDialog.tsx')).NewsEditDialog,
}));

/** The edit dialog of a news item. The form loads when it is opened. */
export function NewsEdit() {
  const { editedId } = useEditedId();
  if (editedId === null) return null;
  return (
    <Suspense>
      <NewsEditDialog />
    </Suspense>
  );
}
