import { Typography } from '@mui/material';
import { NumberInput, TextInput } from 'react-admin';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { NameList } from './NameList.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { SectionEditor } from './SectionEditor.tsx';

/** Settings, Your group: what delivery costs, where it starts, and what the shop sells. */
export function ShopPage() {
  return (
    <SectionEditor section="shop" title="Shop and delivery" preview={null}>
      <Typography component="h2" variant="h2">
        Delivery
      </Typography>
      <FieldRow>
        <NumberInput source="baseFee" label="Base fee (GH₵)" min={0} step={0.01} helperText={false} />
        <NumberInput source="feePerKm" label="Fee per km (GH₵)" min={0} step={0.01} helperText={false} />
        <NumberInput
          source="freeFrom"
          label="Free from (GH₵)"
          min={0}
          step={0.01}
          helperText="Goods of this amount and more are delivered free. Empty: never"
        />
      </FieldRow>
      <Typography component="h2" variant="h2">
        Where parcels leave from
      </Typography>
      <PlaceSearch />
      <TextInput source="origin.name" label="Name of the place" helperText={false} />
      <FieldRow>
        <NumberInput source="origin.lat" label="Latitude, such as 5.6626" step="any" helperText={false} />
        <NumberInput source="origin.lng" label="Longitude, such as -0.1836" step="any" helperText={false} />
      </FieldRow>
      <Typography component="h2" variant="h2">
        Categories
      </Typography>
      <Typography variant="body2">
        A listing in a category that you remove stays in it until you change the listing.
      </Typography>
      <NameList source="categories" item="category" />
    </SectionEditor>
  );
}
