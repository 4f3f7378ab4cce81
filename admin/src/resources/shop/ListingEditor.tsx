import { messages } from '@year-group/api-types/messages';
import { HttpError, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { EditorPage, FieldRow } from '#components/editors/EditorPage.tsx';
import { RecordEditor } from '#components/editors/RecordEditor.tsx';
import { SelectField } from '#components/editors/SelectField.tsx';
import { ImagesField } from '#components/images/ImagesField.tsx';
import { adminToken } from '#providers/providers.ts';
import { conditionChoices } from './listingChoices.ts';
import { checkListing, checkNewListing, inputOf, type ListingValues, valuesOf } from './listingForm.ts';
import { useListingCategories } from './useListingCategories.ts';

const decimal = { htmlInput: { inputMode: 'decimal' } } as const;
const numeric = { htmlInput: { inputMode: 'numeric' } } as const;

/** The request body. Without a token, a message instead of a call that must fail. */
function bodyOf(values: ListingValues) {
  if (!adminToken.read()) throw new HttpError(messages.listings.authentication, 401);
  return inputOf(values);
}

/** Creates a listing, or edits the one in the address. */
export function ListingEditor() {
  const { id } = useParams();
  const navigate = useNavigate();
  return (
    <EditorPage title={id ? 'Edit Listing' : 'Create Listing'}>
      <RecordEditor
        resource="shop"
        id={id}
        valuesOf={valuesOf}
        check={id ? checkListing : checkNewListing}
        bodyOf={bodyOf}
        texts={messages.listings}
        loadFailed={messages.listings.loadFailed}
        createLabel="Create Listing"
        onSaved={() => void navigate('/admin')}
      >
        <TextInput source="title" label="Title" helperText={false} />
        <TextInput source="description" label="Description" multiline minRows={4} helperText={false} />
        <FieldRow>
          <TextInput source="price" label="Price (GH₵)" helperText={false} slotProps={decimal} />
          <TextInput source="stock" label="Stock" helperText="Empty: as many as wanted" slotProps={numeric} />
          <CategoryChoice />
          <SelectField source="condition" label="Condition" choices={conditionChoices} />
        </FieldRow>
        <ImagesField source="images" label="Images" />
      </RecordEditor>
    </EditorPage>
  );
}

/** One of the group's categories; the stored one stays although it was removed from them. */
function CategoryChoice() {
  const { formState } = useFormContext();
  const choices = useListingCategories(formState.defaultValues?.['category']);
  return <SelectField source="category" label="Category" choices={choices} />;
}
