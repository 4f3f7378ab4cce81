import { CreateBase } from 'react-admin';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { EventInputs } from './EventInputs.tsx';

/** Creates an event. */
export const EventCreate = () => (
  <EditorPage title="Create Event" hasPreview>
    <CreateBase redirect={false}>
      <EventInputs />
    </CreateBase>
  </EditorPage>
);
