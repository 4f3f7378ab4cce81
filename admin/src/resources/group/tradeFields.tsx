import { Typography } from '@mui/material';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { FieldRow } from '#components/forms/FieldRow.tsx';
import { ItemList } from '#components/forms/ItemList.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { emptyDetail, emptyMethod, emptyName } from './sections.ts';
import { NameInput } from './textFields.tsx';

const amount = { min: 0, step: 0.01 };

/** How to give. */
export function GivingFields() {
  return (
    <>
      <TextInput
        source="introduction"
        label="What donations are for"
        multiline
        minRows={3}
        placeholder="Such as: Your gift pays for the project of the year."
      />
      <TextInput
        source="thanks"
        label="Word of thanks"
        multiline
        minRows={2}
        placeholder="Such as: Thank you. The treasurer writes to everyone who gives."
      />
      <ItemList source="methods" item="way to pay" empty={emptyMethod}>
        <TextInput source="title" label="Name" placeholder="Such as: Mobile Money" />
        <ItemList source="details" item="line" empty={emptyDetail} isInline>
          <TextInput source="label" label="Label" placeholder="Such as: Account number" />
          <TextInput source="value" label="Value to copy" placeholder="Such as: 020 000 0000" />
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
        <NumberInput source="baseFee" label="Base fee (GH₵)" {...amount} placeholder="Such as: 15" />
        <NumberInput source="feePerKm" label="Fee per km (GH₵)" {...amount} placeholder="Such as: 1.50" />
        <NumberInput
          source="freeFrom"
          label="Free from (GH₵)"
          {...amount}
          placeholder="Such as: 500"
          helperText="Orders of this amount and more have no fee. Empty: never"
        />
      </FieldRow>
      <Typography variant="h2">Where parcels leave from</Typography>
      <PlaceSearch />
      <TextInput source="origin.name" label="Name of the place" placeholder="Such as: Our store in Tamale" />
      <FieldRow>
        <NumberInput source="origin.lat" label="Latitude" step="any" placeholder="Such as: 9.40342" />
        <NumberInput source="origin.lng" label="Longitude" step="any" placeholder="Such as: -0.84241" />
      </FieldRow>
      <Typography variant="h2">Pick-up points</Typography>
      <Typography variant="body2">
        Shoppers can collect their order there instead of having it delivered. Orders that were placed keep
        the place and the fee that they were placed with.
      </Typography>
      <ItemList
        source="pickUpPoints"
        item="pick-up point"
        empty={{ name: '', address: '', times: '', fee: 0 }}
      >
        <TextInput source="name" label="Name" placeholder="Such as: Kumasi chapter" />
        <TextInput source="address" label="Address" placeholder="Such as: Room 4, Station Road 12" />
        <FieldRow>
          <TextInput source="times" label="Times" placeholder="Such as: Saturdays, 9 am to 1 pm" />
          <NumberInput source="fee" label="Fee (GH₵), 0 for free" {...amount} />
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
      <ItemList source="categories" item="category" empty={emptyName} isInline>
        <NameInput label="Category" example="Clothing" />
      </ItemList>
    </>
  );
}
