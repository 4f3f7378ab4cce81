import { CreateBase } from 'react-admin';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { useHasRoomBeside } from '#lib/media.ts';
import { ListingInputs } from './ListingInputs.tsx';

/** Creates a listing. */
export const ListingCreate = () => (
  <EditorPage title="Create Listing" isWide={useHasRoomBeside()}>
    <CreateBase redirect={false}>
      <ListingInputs />
    </CreateBase>
  </EditorPage>
);
