import { Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import type { Listing } from '@year-group/api-types/shop/listing';
import { pages } from '@year-group/api-types/system/pages';
import { SelectInput, TextInput, useRecordContext, useRedirect } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { FormSection } from '#components/forms/FormSection.tsx';
import { PanelForm } from '#components/forms/PanelForm.tsx';
import { Preview } from '#components/forms/Preview.tsx';
import { ImagesField } from '#components/images/imageFields.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { conditionChoices, useListingCategories } from './listingChoices.ts';
import { bodyOf, draftOf, type ListingValues, valuesOf } from './listingForm.ts';
import { changedListingSchema, newListingSchema } from './listingSchema.ts';
import { combinationsOf } from './options/combinations.ts';
import { OptionFields } from './options/OptionFields.tsx';

const decimal = { htmlInput: { inputMode: 'decimal' } } as const;
const numeric = { htmlInput: { inputMode: 'numeric' } } as const;
const choice = { emptyText: 'Choose one' } as const;

/** The form of a new listing, or of the one around it. */
export function ListingInputs() {
  const listing = useRecordContext<Listing>();
  const redirect = useRedirect();
  return (
    <PanelForm<Listing, ListingValues>
      valuesOf={valuesOf}
      schema={listing ? changedListingSchema : newListingSchema}
      bodyOf={bodyOf}
      texts={messages.listings}
      createLabel="Create Listing"
      pageOf={({ id }) => pages.listing.to(id)}
      preview={<Preview kind="listings" draftOf={draftOf} />}
      onSaved={() => redirect('list', 'shop')}
    >
      <TextInput source="title" label="Title" />
      <TextInput source="description" label="Description" multiline minRows={4} />
      <FieldRow>
        <TextInput source="price" label="Price (GH₵)" slotProps={decimal} />
        <StockInput />
        <CategoryInput />
        <SelectInput source="condition" label="Condition" choices={conditionChoices} {...choice} />
      </FieldRow>
      <ImagesSection />
      <OptionFields />
      {listing && <RunsLink listingId={listing.id} />}
    </PanelForm>
  );
}

/** A listing of many pictures starts with them folded. */
const fewImages = 6;

function ImagesSection() {
  const images = useWatch<ListingValues, 'images'>({ name: 'images' }) ?? [];
  const summary = images.length === 1 ? '1 image' : `${images.length} images`;
  return (
    <FormSection name="images" title="Images" summary={summary} startsOpen={images.length <= fewImages}>
      <ImagesField source="images" label="Images" />
    </FormSection>
  );
}

/** Where its pre-orders are planned and run. */
function RunsLink({ listingId }: { listingId: string }) {
  return (
    <>
      <Typography variant="h2">Pre-orders</Typography>
      <Typography variant="body2">
        People pay first, and it is printed when enough have paid.{' '}
        <PanelLink to={`/orders/runs?listing=${listingId}`}>Pre-orders of this listing</PanelLink>
      </Typography>
    </>
  );
}

/** The stock of a listing without choices; with choices, each combination has its own. */
function StockInput() {
  const options = useWatch<ListingValues, 'options'>({ name: 'options' }) ?? [];
  if (combinationsOf(options).length > 0) return null;
  return <TextInput source="stock" label="Stock" helperText="Empty: as many as wanted" slotProps={numeric} />;
}

/** One of the group's categories; the stored one stays although it was removed from them. */
function CategoryInput() {
  const { formState } = useFormContext();
  const choices = useListingCategories(formState.defaultValues?.['category']);
  return <SelectInput source="category" label="Category" choices={choices} {...choice} />;
}
