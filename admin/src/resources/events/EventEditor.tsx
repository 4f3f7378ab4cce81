import type { EventState } from '@year-group/api-types/common/lists';
import { type Event, eventInputSchema } from '@year-group/api-types/content/event';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { CategoryField } from '#components/editors/CategoryField.tsx';
import { DateField } from '#components/editors/DateField.tsx';
import { EditorPage, FieldRow } from '#components/editors/EditorPage.tsx';
import { RecordEditor } from '#components/editors/RecordEditor.tsx';
import { SelectField } from '#components/editors/SelectField.tsx';
import { schemaCheck } from '#components/editors/schemaCheck.ts';
import { ImageField } from '#components/images/ImageField.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { LivePreview } from '#components/preview/LivePreview.tsx';
import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { RichTextField } from '#components/richText/RichTextField.tsx';
import { useHasRoomBeside } from '#lib/media.ts';
import { answersPath, stateChoices } from './eventTexts.ts';

const valuesOf = (event: Partial<Event>) => ({
  title: event.title ?? '',
  category: event.category ?? '',
  /** `yyyy-mm-dd`. */
  date: event.date ?? '',
  /** `HH:MM`. */
  time: event.time ?? '',
  location: event.location ?? '',
  state: event.state ?? 'planned',
  description: event.description ?? '',
  imageUrl: event.imageUrl ?? '',
});

const { date: dateSchema, time: timeSchema } = eventInputSchema.shape;

/** The event as the site would show it, today until a date is written. An emptied field is null. */
function draftOf(values: FieldValues): Event {
  const now = new Date().toISOString();
  const date = dateSchema.safeParse(values.date).data ?? now.slice(0, 10);
  const time = timeSchema.safeParse(values.time).data ?? '00:00';
  return {
    id: 'preview',
    title: String(values.title || 'Title'),
    category: String(values.category ?? ''),
    description: String(values.description ?? ''),
    imageUrl: String(values.imageUrl ?? ''),
    location: String(values.location ?? ''),
    date,
    time,
    // Accra is on UTC all year.
    startsAt: `${date}T${time}:00.000Z`,
    ...(values.state !== 'planned' && { state: values.state as EventState }),
    createdAt: now,
  };
}

/** Creates an event, or edits the one in the address. */
export function EventEditor() {
  const { id } = useParams();
  const navigate = useNavigate();
  const hasRoomBeside = useHasRoomBeside();
  return (
    <EditorPage title={id ? 'Edit Event' : 'Create Event'} isWide={hasRoomBeside}>
      <RecordEditor
        resource="events"
        id={id}
        valuesOf={valuesOf}
        check={(values) => schemaCheck(eventInputSchema, values)}
        texts={messages.events}
        loadFailed={messages.events.editLoadFailed}
        createLabel="Publish Event"
        needed="imageUrl"
        buttons={!hasRoomBeside && <PreviewButton kind="events" draftOf={draftOf} />}
        beside={hasRoomBeside && <LivePreview kind="events" draftOf={draftOf} />}
        pageOf={pages.event.to}
        // A new event is on top; the next one to take place may be another.
        onSaved={() => void navigate(id ? '/admin/events' : '/admin/events?sort=createdAt&order=DESC')}
      >
        {id && <PanelLink to={answersPath(id)}>See who is coming</PanelLink>}
        <TextInput source="title" label="Title" helperText={false} />
        <CategoryField resource="events" />
        <FieldRow>
          <DateField source="date" label="Date" />
          <TextInput source="time" label="Time" type="time" helperText={false} />
        </FieldRow>
        <TextInput source="location" label="Location" helperText={false} />
        {id && <SelectField source="state" label="State" choices={stateChoices} />}
        <RichTextField source="description" label="Description" />
        <ImageField source="imageUrl" label="Image" />
      </RecordEditor>
    </EditorPage>
  );
}
