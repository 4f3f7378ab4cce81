import { useInput } from 'react-admin';
import { type Choice, NativeSelect } from '../NativeSelect.tsx';

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
