import { TextField, type TextFieldProps } from '@mui/material';

/** One option of a select. */
export interface Choice {
  value: string;
  label: string;
}

type NativeSelectProps = Omit<TextFieldProps, 'select' | 'variant'> & { choices: readonly Choice[] };

/** The browser's own select, with MUI's label and frame. */
export function NativeSelect({ choices, slotProps, ...field }: NativeSelectProps) {
  return (
    <TextField {...field} select slotProps={{ ...slotProps, select: { native: true } }}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
