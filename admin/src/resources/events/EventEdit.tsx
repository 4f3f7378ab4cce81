import { messages } from '@year-group/api-types/messages';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { PanelEdit } from '#components/forms/PanelEdit.tsx';
import { useHasRoomBeside } from '#lib/media.ts';
import { EventInputs } from './EventInputs.tsx';

/** Edits the event in the address. */
export function EventEdit() {
  const hasPreview = useHasRoomBeside();
  return (
    <EditorPage title="Edit Event" isWide={hasPreview}>
      <PanelEdit loadFailed={messages.events.editLoadFailed}>
        <EventInputs />
      </PanelEdit>
    </EditorPage>
  );
}
