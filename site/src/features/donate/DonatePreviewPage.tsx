import { lazy } from 'react';
import { DraftPreview } from '#components/DraftPreview.tsx';

const DonateView = lazy(async () => ({ default: (await import('./DonatePage.tsx')).DonateView }));

/** Preview of the donate page before its texts are published. */
export function DonatePreviewPage() {
  return <DraftPreview kind="giving">{(giving) => <DonateView giving={giving} />}</DraftPreview>;
}
