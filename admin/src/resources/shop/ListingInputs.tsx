import { Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import type { Listing } from '@year-group/api-types/shop/listing';
import { pages } from '@year-group/api-types/system/pages';
import { Link, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '#components/forms/FieldRow.tsx';
import { FormSection } from '#components/forms/FormSection.tsx';
import { OpenSelect } from '#components/forms/OpenSelect.tsx';
import { PanelForm } from '#components/forms/PanelForm.tsx';
import { Preview } from '#components/forms/Preview.tsx';
import { ImageField } from '#components/images/imageFields.tsx';
import { conditionChoices, useListingCategories } from './listingChoices.ts';
import { bodyOf, draftOf, type ListingValues, valuesOf } from './listingForm.ts';
import { changedListingSchema, newListingSchema } from './listingSchema.ts';
import { combinationsOf, decimal, numeric } from './options/combinations.ts';
import { OptionFields } from './options/OptionFields.tsx';

/** The form of a new listing, or of the one around it. */
export function ListingInputs() {
  const listing = useRecordContext<Listing>();
  return (
    <PanelForm<Listing, ListingValues>
      valuesOf={valuesOf}
      schema={listing ? changedListingSchema : newListingSchema}
      bodyOf={bodyOf}
      texts={messages.listings}
      createLabel="Create Listing"
      pageOf={({ id }) => pages.listing.to(id)}
      preview={<Preview kind="listings" draftOf={draftOf} />}
    >
      <TextInput source="title" label="Title" />
      <TextInput source="description" label="Description" multiline minRows={4} />
      <FieldRow>
        <TextInput source="price" label="Price (GH₵)" slotProps={decimal} />
        <StockInput />
        <OpenSelect source="category" label="Category" {...useListingCategories()} />
        <SelectInput source="condition" label="Condition" choices={conditionChoices} emptyText="Choose one" />
      </FieldRow>
      <ImagesSection />
      <OptionFields />
      {listing && (
        <>
          <Typography variant="h2">Pre-orders</Typography>
          <Typography variant="body2">
            People pay first, and it is printed when enough have paid.{' '}
            <Link to={`/orders/runs?listing=${listing.id}`} replace>
              Pre-orders of this listing
            </Link>
          </Typography>
        </>
      )}
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
      <ImageField source="images" label="Images" hint="The first image is the main one." isMultiple />
    </FormSection>
  );
}

/** The stock of a listing without choices; with choices, each combination has its own. */
function StockInput() {
  const options = useWatch<ListingValues, 'options'>({ name: 'options' }) ?? [];
  if (combinationsOf(options).length > 0) return null;
  return <TextInput source="stock" label="Stock" helperText="Empty: as many as wanted" slotProps={numeric} />;
}
