import { lazy } from 'react';
import { DraftPreview } from '#components/DraftPreview.tsx';

const AboutView = lazy(async () => ({ default: (await import('./AboutPage.tsx')).AboutView }));

/** Preview of the about page before its texts are published. */
export function AboutPreviewPage() {
  return <DraftPreview kind="about">{(about) => <AboutView about={about} />}</DraftPreview>;
}
