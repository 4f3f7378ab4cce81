import { messages } from '@year-group/api-types/messages';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { EditorForm } from '#components/editors/EditorForm.tsx';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { SubmitBar } from '#components/editors/SubmitBar.tsx';
import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { dataProvider } from '../../providers/providers.ts';
import { EventFields } from './EventFields.tsx';
import { checkEvent, type EventValues, emptyEvent, eventDraftOf } from './eventForm.ts';

/** Creates an event. */
export function EventCreate() {
  const navigate = useNavigate();
  return (
    <EditorPage title="Create Event">
      <EditorForm
        resource="events"
        initial={emptyEvent}
        check={checkEvent}
        save={(data) => dataProvider.create('events', { data })}
        savedText={messages.events.created}
        failedText={messages.events.createFailed}
        onSaved={() => void navigate('/admin/events')}
      >
        <EventFields />
        <PublishBar />
      </EditorForm>
    </EditorPage>
  );
}

function PublishBar() {
  const imageUrl = useWatch<EventValues>({ name: 'imageUrl' });
  return (
    <SubmitBar label="Publish Event" busyLabel="Publishing..." isDisabled={!imageUrl}>
      <PreviewButton kind="events" draftOf={eventDraftOf} />
    </SubmitBar>
  );
}
