import { lazy } from 'react';
import { DraftPreview } from '#components/DraftPreview.tsx';

const HomeView = lazy(async () => ({ default: (await import('./HomeSections.tsx')).HomeView }));

/** Preview of the home page's sections before their texts are published. */
export function HomePreviewPage() {
  return <DraftPreview kind="home">{(home) => <HomeView home={home} />}</DraftPreview>;
}
