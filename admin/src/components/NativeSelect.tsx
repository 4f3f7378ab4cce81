import {
  NativeSelect as MuiNativeSelect,
  type NativeSelectProps,
  OutlinedInput,
  type OutlinedInputProps,
} from '@mui/material';
import type { ComponentType } from 'react';
import { Field, type FieldProps } from './Field.tsx';

/** One option of a select. */
export interface Choice {
  value: string;
  label: string;
}

const Select = (props: NativeSelectProps) => <MuiNativeSelect {...props} input={<OutlinedInput />} />;

/** The browser's own select, with MUI's label and frame. */
export function NativeSelect({ choices, ...field }: FieldProps & { choices: readonly Choice[] }) {
  return (
    <Field {...field} Control={Select as ComponentType<OutlinedInputProps>}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Field>
  );
}
