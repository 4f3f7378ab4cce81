import type { Event } from '@year-group/api-types/event';
import { messages } from '@year-group/api-types/messages';
import { useNavigate, useParams } from 'react-router-dom';
import { EditorForm } from '#components/editors/EditorForm.tsx';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { RecordToEdit } from '#components/editors/RecordToEdit.tsx';
import { SubmitBar } from '#components/editors/SubmitBar.tsx';
import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { dataProvider } from '../../providers/providers.ts';
import { EventFields } from './EventFields.tsx';
import { checkEvent, eventDraftOf } from './eventForm.ts';

/** Edits an event. */
export function EventEdit() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <EditorPage title="Edit Event">
      <RecordToEdit<Event> resource="events" id={id} failedText={messages.events.editLoadFailed}>
        {({ title, category, date, time, location, description, imageUrl }) => (
          <EditorForm
            resource="events"
            recordId={id}
            initial={{ title, category, date, time, location, description, imageUrl }}
            check={checkEvent}
            save={(data) => dataProvider.update('events', { id, data, previousData: { id } })}
            savedText={messages.events.updated}
            failedText={messages.events.updateFailed}
            onSaved={() => void navigate('/admin/events')}
          >
            <EventFields />
            <SubmitBar label="Save Changes" busyLabel="Saving...">
              <PreviewButton kind="events" draftOf={eventDraftOf} />
            </SubmitBar>
          </EditorForm>
        )}
      </RecordToEdit>
    </EditorPage>
  );
}
