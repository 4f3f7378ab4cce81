import type { GroupSection } from '@year-group/api-types/group/group';
import { useWatch } from 'react-hook-form';
import { LivePreview } from '#components/preview/LivePreview.tsx';
import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { useRested } from '#lib/useRested.ts';
import { draftOf } from './sections.ts';
import { usePalette } from './usePalette.ts';

interface SectionPreviewProps {
  section: GroupSection;
  /** Whether it has room beside the form. Otherwise it opens on the whole screen. */
  isBeside: boolean;
}

/** A section's draft on the site's own page, with the colours that it would give the site. */
export function SectionPreview({ section, isBeside }: SectionPreviewProps) {
  const [brand, accent] = useWatch({ name: ['brand', 'accent'] });
  const palette = usePalette(useRested(brand), useRested(accent));
  const Preview = isBeside ? LivePreview : PreviewButton;
  return <Preview kind={section} draftOf={draftOf<typeof section>} palette={palette} />;
}
