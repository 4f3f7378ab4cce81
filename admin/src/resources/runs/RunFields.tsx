import { Typography } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { DateField } from '#components/editors/DateField.tsx';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { useRead } from '#providers/useRead.ts';
import { PriceSteps } from './PriceSteps.tsx';

/** What an officer says about a run; of a new one perhaps also of which listing it is. */
export function RunFields({ asksListing }: { asksListing: boolean }) {
  return (
    <>
      {asksListing && <ListingField />}
      <TextInput
        source="minimum"
        label="Minimum of paid pieces"
        helperText="It is printed once this number is paid"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <div role="group" aria-label="Closes">
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
          It closes on this day at this time in Accra. Later payments wait for the next one.
        </Typography>
        <FieldRow>
          <DateField source="closesDate" label="Closing date" />
          <TextInput source="closesTime" label="Closing time" type="time" helperText={false} />
        </FieldRow>
      </div>
      <DateField source="expectedOn" label="Expected on (optional)" />
      <PriceSteps />
    </>
  );
}

function ListingField() {
  const { data = [] } = useRead(
    ['shop', 'titles'],
    'GET /api/shop',
    {},
    { select: (listings) => listings.map(({ id, title }) => ({ id, name: title })) },
  );
  return <SelectInput source="listingId" label="Listing" choices={data} />;
}
