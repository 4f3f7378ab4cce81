import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

const RichTextEditor = lazy(async () => ({ default: (await import('./RichTextEditor.tsx')).RichTextEditor }));

/** A field for rich text. The editor loads when a form first needs it. */
export function RichTextField(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height="18rem" />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
