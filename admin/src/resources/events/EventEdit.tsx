import { messages } from '@year-group/api-types/messages';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { PanelEdit } from '#components/forms/PanelEdit.tsx';
import { CancelQuestion } from './CancelQuestion.tsx';
import { EventInputs } from './EventInputs.tsx';

/** Edits the event in the address. */
export const EventEdit = () => (
  <EditorPage title="Edit Event" hasPreview>
    <PanelEdit loadFailed={messages.events.editLoadFailed}>
      <CancelQuestion>
        <EventInputs />
      </CancelQuestion>
    </PanelEdit>
  </EditorPage>
);
