import { messages } from '@year-group/api-types/messages';
import { useNavigate } from 'react-router-dom';
import { EditorForm } from '#components/editors/EditorForm.tsx';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { SubmitBar } from '#components/editors/SubmitBar.tsx';
import { dataProvider } from '../../providers/providers.ts';
import { ListingFields } from './ListingFields.tsx';
import { checkNewListing, emptyListing, inputOf, whileLoggedIn } from './listingForm.ts';

/** Creates a listing. */
export function ListingCreate() {
  const navigate = useNavigate();
  return (
    <EditorPage title="Create Listing">
      <EditorForm
        resource="shop"
        initial={emptyListing}
        check={checkNewListing}
        save={(values) => whileLoggedIn(() => dataProvider.create('shop', { data: inputOf(values) }))}
        savedText={messages.listings.created}
        failedText={messages.listings.createFailed}
        onSaved={() => void navigate('/admin')}
      >
        <ListingFields />
        <SubmitBar label="Create Listing" busyLabel="Publishing..." />
      </EditorForm>
    </EditorPage>
  );
}
