import { type Event, eventInputSchema } from '@year-group/api-types/event';
import { messages } from '@year-group/api-types/messages';
import { TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { CategoryField } from '#components/editors/CategoryField.tsx';
import { DateField } from '#components/editors/DateField.tsx';
import { EditorPage, FieldRow } from '#components/editors/EditorPage.tsx';
import { RecordEditor } from '#components/editors/RecordEditor.tsx';
import { schemaCheck } from '#components/editors/schemaCheck.ts';
import { ImageField } from '#components/images/ImageField.tsx';
import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { RichTextField } from '#components/richText/RichTextField.tsx';

const valuesOf = (event: Partial<Event>) => ({
  title: event.title ?? '',
  category: event.category ?? '',
  /** `yyyy-mm-dd`. */
  date: event.date ?? '',
  /** `HH:MM`. */
  time: event.time ?? '',
  location: event.location ?? '',
  description: event.description ?? '',
  imageUrl: event.imageUrl ?? '',
});

/** The event as the site would show it, today until a date is chosen. An emptied field is null. */
function draftOf(values: FieldValues): Event {
  const now = new Date().toISOString();
  const date = String(values.date || now.slice(0, 10));
  const time = String(values.time || '00:00');
  return {
    id: 'preview',
    title: String(values.title ?? ''),
    category: String(values.category ?? ''),
    description: String(values.description ?? ''),
    imageUrl: String(values.imageUrl ?? ''),
    location: String(values.location ?? ''),
    date,
    time,
    // Accra is on UTC all year.
    startsAt: `${date}T${time}:00.000Z`,
    createdAt: now,
  };
}

/** Creates an event, or edits the one in the address. */
export function EventEditor() {
  const { id } = useParams();
  const navigate = useNavigate();
  return (
    <EditorPage title={id ? 'Edit Event' : 'Create Event'}>
      <RecordEditor
        resource="events"
        id={id}
        valuesOf={valuesOf}
        check={(values) => schemaCheck(eventInputSchema, values)}
        texts={messages.events}
        loadFailed={messages.events.editLoadFailed}
        createLabel="Publish Event"
        needed="imageUrl"
        buttons={<PreviewButton kind="events" draftOf={draftOf} />}
        onSaved={() => void navigate('/admin/events')}
      >
        <TextInput source="title" label="Title" helperText={false} />
        <CategoryField resource="events" />
        <FieldRow>
          <DateField source="date" label="Date" />
          <TextInput source="time" label="Time" type="time" helperText={false} />
        </FieldRow>
        <TextInput source="location" label="Location" helperText={false} />
        <RichTextField source="description" label="Description" />
        <ImageField source="imageUrl" label="Image" />
      </RecordEditor>
    </EditorPage>
  );
}
