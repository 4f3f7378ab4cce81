import { messages } from '@year-group/api-types/messages';
import { PanelEdit } from '#components/forms/PanelEdit.tsx';
import { Page, toAdmin } from '#components/Page.tsx';
import { CancelQuestion } from './CancelQuestion.tsx';
import { EventInputs } from './EventInputs.tsx';

/** Edits the event in the address. */
export const EventEdit = () => (
  <Page title="Edit Event" back={toAdmin}>
    <PanelEdit loadFailed={messages.events.editLoadFailed}>
      <CancelQuestion>
        <EventInputs />
      </CancelQuestion>
    </PanelEdit>
  </Page>
);
