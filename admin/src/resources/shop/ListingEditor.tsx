import { Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { HttpError, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { EditorPage, FieldRow } from '#components/editors/EditorPage.tsx';
import { PartHeading } from '#components/editors/PartHeading.tsx';
import { RecordEditor } from '#components/editors/RecordEditor.tsx';
import { SelectField } from '#components/editors/SelectField.tsx';
import { ImagesField } from '#components/images/ImagesField.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { LivePreview } from '#components/preview/LivePreview.tsx';
import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { useHasRoomBeside } from '#lib/media.ts';
import { adminToken } from '#providers/providers.ts';
import { conditionChoices, useListingCategories } from './listingChoices.ts';
import {
  checkListing,
  checkNewListing,
  draftOf,
  inputOf,
  type ListingValues,
  valuesOf,
  withoutSameStock,
} from './listingForm.ts';
import { combinationsOf } from './options/combinations.ts';
import { OptionFields } from './options/OptionFields.tsx';

const decimal = { htmlInput: { inputMode: 'decimal' } } as const;
const numeric = { htmlInput: { inputMode: 'numeric' } } as const;

/** The request body. Without a token, a message instead of a call that must fail. */
function bodyOf(values: ListingValues, initial: ListingValues) {
  if (!adminToken.read()) throw new HttpError(messages.listings.authentication, 401);
  return withoutSameStock(inputOf(values), inputOf(initial));
}

/** Creates a listing, or edits the one in the address. */
export function ListingEditor() {
  const { id } = useParams();
  const navigate = useNavigate();
  const hasRoomBeside = useHasRoomBeside();
  return (
    <EditorPage title={id ? 'Edit Listing' : 'Create Listing'} isWide={hasRoomBeside}>
      <RecordEditor
        resource="shop"
        id={id}
        valuesOf={valuesOf}
        check={id ? checkListing : checkNewListing}
        bodyOf={bodyOf}
        texts={messages.listings}
        loadFailed={messages.listings.loadFailed}
        createLabel="Create Listing"
        buttons={!hasRoomBeside && <PreviewButton kind="listings" draftOf={draftOf} />}
        beside={hasRoomBeside && <LivePreview kind="listings" draftOf={draftOf} />}
        pageOf={pages.listing.to}
        onSaved={() => void navigate('/admin/shop')}
      >
        <TextInput source="title" label="Title" helperText={false} />
        <TextInput source="description" label="Description" multiline minRows={4} helperText={false} />
        <FieldRow>
          <TextInput source="price" label="Price (GH₵)" helperText={false} slotProps={decimal} />
          <StockField />
          <CategoryChoice />
          <SelectField source="condition" label="Condition" choices={conditionChoices} />
        </FieldRow>
        <ImagesField source="images" label="Images" />
        <OptionFields />
        {id && <RunsLink listingId={id} />}
      </RecordEditor>
    </EditorPage>
  );
}

/** Where its pre-orders are planned and run. */
function RunsLink({ listingId }: { listingId: string }) {
  return (
    <>
      <PartHeading>Pre-orders</PartHeading>
      <Typography variant="body2">
        People pay first, and it is printed when enough have paid.{' '}
        <PanelLink to={`/orders/runs?listing=${listingId}`}>Pre-orders of this listing</PanelLink>
      </Typography>
    </>
  );
}

/** The stock of a listing without choices; with choices, each combination has its own. */
function StockField() {
  const options = useWatch<ListingValues, 'options'>({ name: 'options' }) ?? [];
  if (combinationsOf(options).length > 0) return null;
  return <TextInput source="stock" label="Stock" helperText="Empty: as many as wanted" slotProps={numeric} />;
}

/** One of the group's categories; the stored one stays although it was removed from them. */
function CategoryChoice() {
  const { formState } = useFormContext();
  const choices = useListingCategories(formState.defaultValues?.['category']);
  return <SelectField source="category" label="Category" choices={choices} />;
}
