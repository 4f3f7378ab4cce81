import { Stack } from '@mui/material';
import { required, SelectInput, TextInput } from 'react-admin';
import { statusChoices } from './statusLabels.ts';

/** Inputs for the new status and the reason, `status` and `reason`. */
export function MoveFields() {
  return (
    <Stack direction={{ sm: 'row' }} sx={{ gap: 1.5, inlineSize: '100%', alignItems: 'start' }}>
      <SelectInput source="status" label="New status" choices={statusChoices} validate={required()} />
      <TextInput
        source="reason"
        label="Reason (kept in the order’s history)"
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </Stack>
  );
}
