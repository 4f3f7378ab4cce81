import { Typography } from '@mui/material';
import { maxPageSize } from '@year-group/api-types/common/limits';
import { DateInput, ReferenceInput, SelectInput, TextInput, TimeInput } from 'react-admin';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { PriceSteps } from './PriceSteps.tsx';

/** What an officer says about a run; of a new one perhaps also of which listing it is. */
export function RunFields({ asksListing }: { asksListing: boolean }) {
  return (
    <>
      {asksListing && (
        <ReferenceInput source="listingId" reference="shop" perPage={maxPageSize}>
          <SelectInput label="Listing" optionText="title" emptyText="Choose one" helperText={false} />
        </ReferenceInput>
      )}
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
          <DateInput source="closesDate" label="Closing date" helperText={false} />
          <TimeInput
            source="closesTime"
            label="Closing time"
            parse={(time: string) => time}
            helperText={false}
          />
        </FieldRow>
      </div>
      <DateInput source="expectedOn" label="Expected on (optional)" helperText={false} />
      <PriceSteps />
    </>
  );
}
