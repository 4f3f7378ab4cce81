import { TextField } from '@mui/material';
import { useInput } from 'react-admin';

interface SelectFieldProps {
  source: string;
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** Selects one of a fixed list. */
export function SelectField({ source, label, choices }: SelectFieldProps) {
  const { id, field, fieldState } = useInput({ source });
  return (
    <TextField
      select
      id={id}
      label={label}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ select: { native: true } }}
    >
      <option value="">Choose one</option>
      {choices.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
