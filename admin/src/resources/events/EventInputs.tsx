import { type Event, eventInputSchema } from '@year-group/api-types/content/event';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import {
  DateInput,
  Link,
  SelectInput,
  TextInput,
  TimeInput,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { asTyped } from '#components/forms/asTyped.ts';
import { CategoryField } from '#components/forms/CategoryField.tsx';
import { FieldRow } from '#components/forms/FieldRow.tsx';
import { PanelForm } from '#components/forms/PanelForm.tsx';
import { Preview } from '#components/forms/Preview.tsx';
import { ImageField } from '#components/images/imageFields.tsx';
import { RichTextEditor } from '#components/richText/RichTextEditor.tsx';
import { useGoBack } from '#components/useGoBack.ts';
import { draftOf, valuesOf } from './eventForm.ts';
import { answersPath, stateChoices } from './eventTexts.ts';

/** The form of a new event, or of the one around it. */
export function EventInputs() {
  const { id, state } = useRecordContext<Event>() ?? {};
  const redirect = useRedirect();
  const navigate = useNavigate();
  const toList = useGoBack('/events');
  return (
    <PanelForm<Event, ReturnType<typeof valuesOf>>
      valuesOf={valuesOf}
      schema={eventInputSchema}
      texts={messages.events}
      createLabel="Publish Event"
      creating="Publishing..."
      needed="imageUrl"
      pageOf={(stored) => pages.event.to(stored.id)}
      preview={<Preview kind="events" draftOf={draftOf} />}
      onSaved={(isWaiting, values) => {
        // A new event is on top; the next one to take place may be another.
        if (!id) return redirect(() => '/events?sort=createdAt&order=DESC');
        const isCancelled = !isWaiting && values.state === 'cancelled' && state !== 'cancelled';
        return isCancelled ? navigate(answersPath(id), { replace: true }) : toList();
      }}
    >
      {id && (
        <Link to={answersPath(id)} replace>
          See who is coming
        </Link>
      )}
      <TextInput source="title" label="Title" />
      <CategoryField />
      <FieldRow>
        <DateInput source="date" label="Date" />
        <TimeInput source="time" label="Time" parse={asTyped} />
      </FieldRow>
      <TextInput source="location" label="Location" />
      {id && <SelectInput source="state" label="State" choices={stateChoices} isRequired />}
      <RichTextEditor source="description" label="Description" />
      <ImageField source="imageUrl" label="Image" />
    </PanelForm>
  );
}
