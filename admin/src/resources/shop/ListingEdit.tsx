import { messages } from '@year-group/api-types/messages';
import { PanelEdit } from '#components/forms/PanelEdit.tsx';
import { Page, toAdmin } from '#components/Page.tsx';
import { ListingInputs } from './ListingInputs.tsx';

/** Edits the listing in the address. */
export const ListingEdit = () => (
  <Page title="Edit Listing" back={toAdmin}>
    <PanelEdit loadFailed={messages.listings.loadFailed}>
      <ListingInputs />
    </PanelEdit>
  </Page>
);
