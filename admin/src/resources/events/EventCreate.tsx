import { CreateBase } from 'react-admin';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { useHasRoomBeside } from '#lib/media.ts';
import { EventInputs } from './EventInputs.tsx';

/** Creates an event. */
export const EventCreate = () => (
  <EditorPage title="Create Event" isWide={useHasRoomBeside()}>
    <CreateBase redirect={false}>
      <EventInputs />
    </CreateBase>
  </EditorPage>
);
