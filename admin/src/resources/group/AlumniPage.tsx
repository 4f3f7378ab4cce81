import { PartHeading } from '#components/editors/PartHeading.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { Moments, PageTop } from './textFields.tsx';

/** Settings, Your group: the alumni page with its timeline. */
export function AlumniPage({ title }: { title: string }) {
  return (
    <SectionEditor section="alumni" title={title}>
      <PageTop />
      <PartHeading>Timeline</PartHeading>
      <Moments source="timeline" field="story" />
    </SectionEditor>
  );
}
