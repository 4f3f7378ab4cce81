import type { PreviewDrafts } from '@year-group/api-types/preview';
import { Skeleton } from '@year-group/ui-kit/Skeleton';
import { type ReactNode, Suspense } from 'react';
import { usePreviewDraft } from '#lib/usePreviewDraft.ts';
import { PageLoading } from './PageLoading.tsx';

interface DraftPreviewProps<Kind extends keyof PreviewDrafts> {
  kind: Kind;
  /** The page of the draft; it may be lazy, so that the build gives the public page no file more. */
  children: (draft: PreviewDrafts[Kind]) => ReactNode;
}

/** Shows the panel's draft on the site's own page before it is published. */
export function DraftPreview<Kind extends keyof PreviewDrafts>({ kind, children }: DraftPreviewProps<Kind>) {
  const draft = usePreviewDraft(kind);
  const loading = (
    <PageLoading title="Preview">
      <Skeleton kind="page" />
    </PageLoading>
  );
  return draft ? <Suspense fallback={loading}>{children(draft)}</Suspense> : loading;
}
