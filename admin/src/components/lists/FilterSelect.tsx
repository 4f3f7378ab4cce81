import { TextField } from '@mui/material';
import { useInput } from 'react-admin';

interface FilterSelectProps {
  /** The query parameter of the list's call. */
  source: string;
  label: string;
  /** The option for no filter: "All categories". */
  allLabel: string;
  choices: readonly (string | { value: string; label: string })[];
}

/** One filter of a list; give it to `ListPage` among its `filters`. */
export function FilterSelect({ source, label, allLabel, choices }: FilterSelectProps) {
  const { id, field } = useInput({ source, defaultValue: '' });
  const options = choices.map((choice) =>
    typeof choice === 'string' ? { value: choice, label: choice } : choice,
  );
  // A link may contain a value that is not an option, or not yet.
  const isOffered = !field.value || options.some(({ value }) => value === field.value);
  return (
    <TextField
      select
      id={id}
      label={label}
      value={field.value ?? ''}
      onChange={field.onChange}
      slotProps={{ select: { native: true } }}
    >
      <option value="">{allLabel}</option>
      {!isOffered && <option value={field.value}>{field.value}</option>}
      {options.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
