import { messages } from '@year-group/api-types/messages';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { PanelEdit } from '#components/forms/PanelEdit.tsx';
import { useHasRoomBeside } from '#lib/media.ts';
import { ListingInputs } from './ListingInputs.tsx';

/** Edits the listing in the address. */
export function ListingEdit() {
  const hasPreview = useHasRoomBeside();
  return (
    <EditorPage title="Edit Listing" isWide={hasPreview}>
      <PanelEdit loadFailed={messages.listings.loadFailed}>
        <ListingInputs />
      </PanelEdit>
    </EditorPage>
  );
}
