import { Typography } from '@mui/material';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { ItemList } from '#components/forms/ItemList.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { emptyDetail, emptyMethod, emptyPoint } from './sections.ts';
import { Names } from './textFields.tsx';

/** How to give. */
export function GivingFields() {
  return (
    <>
      <TextInput
        source="introduction"
        label="What donations are for"
        multiline
        minRows={3}
        helperText={false}
      />
      <TextInput source="thanks" label="Word of thanks" multiline minRows={2} helperText={false} />
      <ItemList source="methods" item="way to pay" empty={emptyMethod}>
        <TextInput source="title" label="Name, such as Mobile Money" helperText={false} />
        <ItemList source="details" item="line" empty={emptyDetail} isLine>
          <TextInput source="label" label="Label, such as Account number" helperText={false} />
          <TextInput source="value" label="Value to copy" helperText={false} />
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
        <NumberInput source="baseFee" label="Base fee (GH₵)" min={0} step={0.01} helperText={false} />
        <NumberInput source="feePerKm" label="Fee per km (GH₵)" min={0} step={0.01} helperText={false} />
        <NumberInput
          source="freeFrom"
          label="Free from (GH₵)"
          min={0}
          step={0.01}
          helperText="Orders of this amount and more have no fee. Empty: never"
        />
      </FieldRow>
      <Typography variant="h2">Where parcels leave from</Typography>
      <PlaceSearch />
      <TextInput source="origin.name" label="Name of the place" helperText={false} />
      <FieldRow>
        <NumberInput source="origin.lat" label="Latitude, such as 5.6626" step="any" helperText={false} />
        <NumberInput source="origin.lng" label="Longitude, such as -0.1836" step="any" helperText={false} />
      </FieldRow>
      <Typography variant="h2">Pick-up points</Typography>
      <Typography variant="body2">
        Shoppers can collect their order there instead of having it delivered. Orders that were placed keep
        the place and the fee that they were placed with.
      </Typography>
      <ItemList source="pickUpPoints" item="pick-up point" empty={emptyPoint} optional>
        <TextInput source="name" label="Name, such as Kumasi chapter" helperText={false} />
        <TextInput source="address" label="Address" helperText={false} />
        <FieldRow>
          <TextInput source="times" label="Times, such as Saturdays, 9 am to 1 pm" helperText={false} />
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
      <Names source="categories" item="category" label="Category" />
    </>
  );
}
