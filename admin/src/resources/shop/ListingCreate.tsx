import { CreateBase } from 'react-admin';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { ListingInputs } from './ListingInputs.tsx';

/** Creates a listing. */
export const ListingCreate = () => (
  <EditorPage title="Create Listing" hasPreview>
    <CreateBase redirect={false}>
      <ListingInputs />
    </CreateBase>
  </EditorPage>
);
