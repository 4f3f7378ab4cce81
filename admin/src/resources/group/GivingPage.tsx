import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { GivingFields } from './GivingFields.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { givingDraftOf } from './sections.ts';

/** Settings, Your group: how to give. */
export function GivingPage() {
  return (
    <SectionEditor
      section="giving"
      title="How to give"
      preview={<PreviewButton kind="giving" draftOf={givingDraftOf} />}
    >
      <GivingFields />
    </SectionEditor>
  );
}
