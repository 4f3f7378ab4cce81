import { TextField, type TextFieldProps } from '@mui/material';
import { useInput } from 'react-admin';

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

interface FilterSelectProps {
  /** The query parameter of the list's call. */
  source: string;
  label: string;
  /** The option for no filter: "All categories". */
  allLabel: string;
  choices: readonly Choice[];
}

/** One filter of a list; give it to `ListPage` among its `filters`. */
export function FilterSelect({ source, label, allLabel, choices }: FilterSelectProps) {
  const { id, field } = useInput({ source, defaultValue: '' });
  const current: string = field.value ?? '';
  // A link may contain a value that is not an option, or not yet.
  const isOffered = current === '' || choices.some(({ value }) => value === current);
  const unknown = isOffered ? [] : [{ value: current, label: current }];
  return (
    <NativeSelect
      id={id}
      label={label}
      value={current}
      onChange={field.onChange}
      choices={[{ value: '', label: allLabel }, ...unknown, ...choices]}
    />
  );
}
