import { lazy } from 'react';
import { DraftPreview } from '#components/DraftPreview.tsx';

const AlumniView = lazy(async () => ({ default: (await import('./AlumniPage.tsx')).AlumniView }));

/** Preview of the alumni page before its texts are published. */
export function AlumniPreviewPage() {
  return <DraftPreview kind="alumni">{(alumni) => <AlumniView alumni={alumni} />}</DraftPreview>;
}
