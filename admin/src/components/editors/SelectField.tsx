import { useInput } from 'react-admin';
import { type Choice, NativeSelect } from '../NativeSelect.tsx';

interface SelectFieldProps {
  source: string;
  label: string;
  choices: readonly Choice[];
  /** The option for none of them. @default "Choose one" */
  emptyLabel?: string;
}

/** Selects one of a fixed list. */
export function SelectField({ source, label, choices, emptyLabel = 'Choose one' }: SelectFieldProps) {
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
      choices={[{ value: '', label: emptyLabel }, ...choices]}
    />
  );
}
