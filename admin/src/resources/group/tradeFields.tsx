import { Typography } from '@mui/material';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { ItemList } from '#components/forms/ItemList.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { emptyDetail, emptyMethod, emptyPoint } from './sections.ts';
import { Names, suchAs } from './textFields.tsx';

/** How to give. */
export function GivingFields() {
  return (
    <>
      <TextInput
        source="introduction"
        label="What donations are for"
        multiline
        minRows={3}
        {...suchAs('Your gift pays for the project of the year.')}
      />
      <TextInput
        source="thanks"
        label="Word of thanks"
        multiline
        minRows={2}
        {...suchAs('Thank you. The treasurer writes to everyone who gives.')}
      />
      <ItemList source="methods" item="way to pay" empty={emptyMethod}>
        <TextInput source="title" label="Name" {...suchAs('Mobile Money')} />
        <ItemList source="details" item="line" empty={emptyDetail} isLine>
          <TextInput source="label" label="Label" {...suchAs('Account number')} />
          <TextInput source="value" label="Value to copy" {...suchAs('020 000 0000')} />
        </ItemList>
      </ItemList>
    </>
  );
}

/** How orders are received, what that costs, and what the shop sells. */
export function ShopFields() {
  return (
    <>
      <Typography variant="h2">Delivery</Typography>
      <FieldRow>
        <NumberInput source="baseFee" label="Base fee (GH₵)" min={0} step={0.01} {...suchAs('15')} />
        <NumberInput source="feePerKm" label="Fee per km (GH₵)" min={0} step={0.01} {...suchAs('1.50')} />
        <NumberInput
          source="freeFrom"
          label="Free from (GH₵)"
          min={0}
          step={0.01}
          placeholder="Such as: 500"
          helperText="Orders of this amount and more have no fee. Empty: never"
        />
      </FieldRow>
      <Typography variant="h2">Where parcels leave from</Typography>
      <PlaceSearch />
      <TextInput source="origin.name" label="Name of the place" {...suchAs('Our store in Tamale')} />
      <FieldRow>
        <NumberInput source="origin.lat" label="Latitude" step="any" {...suchAs('9.40342')} />
        <NumberInput source="origin.lng" label="Longitude" step="any" {...suchAs('-0.84241')} />
      </FieldRow>
      <Typography variant="h2">Pick-up points</Typography>
      <Typography variant="body2">
        Shoppers can collect their order there instead of having it delivered. Orders that were placed keep
        the place and the fee that they were placed with.
      </Typography>
      <ItemList source="pickUpPoints" item="pick-up point" empty={emptyPoint} optional>
        <TextInput source="name" label="Name" {...suchAs('Kumasi chapter')} />
        <TextInput source="address" label="Address" {...suchAs('Room 4, Station Road 12')} />
        <FieldRow>
          <TextInput source="times" label="Times" {...suchAs('Saturdays, 9 am to 1 pm')} />
          <NumberInput source="fee" label="Fee (GH₵), 0 for free" min={0} step={0.01} helperText={false} />
        </FieldRow>
      </ItemList>
      <Typography variant="h2">Events</Typography>
      <BooleanInput
        source="bringToEvents"
        label="Bring orders to events"
        helperText="Shoppers can collect their order at the next events, free of charge"
      />
      <Typography variant="h2">Categories</Typography>
      <Typography variant="body2">
        A listing in a category that you remove stays in it until you change the listing.
      </Typography>
      <Names source="categories" item="category" label="Category" example="Clothing" />
    </>
  );
}
