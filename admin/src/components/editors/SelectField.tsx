import { useInput } from 'react-admin';
import { type Choice, NativeSelect } from '../NativeSelect.tsx';

interface SelectFieldProps {
  source: string;
  label: string;
  choices: readonly Choice[];
}

/** Selects one of a fixed list. */
export function SelectField({ source, label, choices }: SelectFieldProps) {
  const { id, field, fieldState } = useInput({ source });
  return (
    <NativeSelect
      id={id}
      label={label}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      choices={[{ value: '', label: 'Choose one' }, ...choices]}
    />
  );
}
