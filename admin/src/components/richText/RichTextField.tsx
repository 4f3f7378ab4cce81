import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { lazyPart } from '#lib/lazyPart.ts';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

const RichTextEditor = lazyPart(() => import('./RichTextEditor.tsx'), 'RichTextEditor');

/** A field for rich text. The editor loads when a form first needs it. */
export function RichTextField(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height="18rem" />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
