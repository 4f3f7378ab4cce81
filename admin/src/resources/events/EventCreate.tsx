import { CreateBase } from 'react-admin';
import { Page, toAdmin } from '#components/Page.tsx';
import { EventInputs } from './EventInputs.tsx';

/** Creates an event. */
export const EventCreate = () => (
  <Page title="Create Event" back={toAdmin}>
    <CreateBase redirect={false}>
      <EventInputs />
    </CreateBase>
  </Page>
);
