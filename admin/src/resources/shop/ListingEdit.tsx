import { messages } from '@year-group/api-types/messages';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { PanelEdit } from '#components/forms/PanelEdit.tsx';
import { ListingInputs } from './ListingInputs.tsx';

/** Edits the listing in the address. */
export const ListingEdit = () => (
  <EditorPage title="Edit Listing" hasPreview>
    <PanelEdit loadFailed={messages.listings.loadFailed}>
      <ListingInputs />
    </PanelEdit>
  </EditorPage>
);
