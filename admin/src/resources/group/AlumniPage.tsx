import { PictureField } from '#components/images/PictureField.tsx';
import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { draftOf } from './sections.ts';
import { HeadedText, Moments, PartHeading } from './textFields.tsx';

/** Settings, Your group: the alumni page with its timeline. */
export function AlumniPage({ title }: { title: string }) {
  return (
    <SectionEditor
      section="alumni"
      title={title}
      preview={<PreviewButton kind="alumni" draftOf={draftOf<'alumni'>} />}
    >
      <PartHeading>Top of the page</PartHeading>
      <PictureField
        source="picture"
        label="Picture"
        hint="A wide photograph. Without one, the page shows a drawing."
      />
      <HeadedText source="opening" />
      <PartHeading>Timeline</PartHeading>
      <Moments source="timeline" field="story" />
    </SectionEditor>
  );
}
