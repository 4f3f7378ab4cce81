import type { Listing } from '@year-group/api-types/listing';
import { messages } from '@year-group/api-types/messages';
import { useNavigate, useParams } from 'react-router-dom';
import { EditorForm } from '#components/editors/EditorForm.tsx';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { RecordToEdit } from '#components/editors/RecordToEdit.tsx';
import { SubmitBar } from '#components/editors/SubmitBar.tsx';
import { dataProvider } from '../../providers/providers.ts';
import { ListingFields } from './ListingFields.tsx';
import { checkListing, inputOf, valuesOf, whileLoggedIn } from './listingForm.ts';

/** Edits a listing. */
export function ListingEdit() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <EditorPage title="Edit Listing">
      <RecordToEdit<Listing> resource="shop" id={id} failedText={messages.listings.loadFailed}>
        {(listing) => (
          <EditorForm
            resource="shop"
            recordId={id}
            initial={valuesOf(listing)}
            check={checkListing}
            save={(values) =>
              whileLoggedIn(() =>
                dataProvider.update('shop', { id, data: inputOf(values), previousData: { id } }),
              )
            }
            savedText={messages.listings.updated}
            failedText={messages.listings.updateFailed}
            onSaved={() => void navigate('/admin')}
          >
            <ListingFields />
            <SubmitBar label="Save Changes" busyLabel="Saving..." />
          </EditorForm>
        )}
      </RecordToEdit>
    </EditorPage>
  );
}
