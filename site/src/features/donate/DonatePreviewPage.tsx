import { PageLoading } from '#components/PageLoading.tsx';
import { usePreviewDraft } from '#lib/usePreviewDraft.ts';
import { DonateSkeleton, DonateView } from './DonateView.tsx';

/** Preview of the donate page before its texts are published. */
export function DonatePreviewPage() {
  const giving = usePreviewDraft('giving');
  if (giving) return <DonateView giving={giving} />;
  return (
    <PageLoading title="Preview">
      <DonateSkeleton />
    </PageLoading>
  );
}
