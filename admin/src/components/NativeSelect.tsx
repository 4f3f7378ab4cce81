import {
  NativeSelect as MuiNativeSelect,
  type NativeSelectProps,
  OutlinedInput,
  type OutlinedInputProps,
} from '@mui/material';
import type { ComponentType } from 'react';
import { useListContext } from 'react-admin';
import { Field, type FieldProps } from './Field.tsx';
import { FilterChip } from './lists/FilterChip.tsx';
import { useFilterLook } from './lists/filterLook.ts';

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

interface FilterSelectProps {
  /** The query parameter of the list's call. */
  source: string;
  label: string;
  /** The option for no filter: "All categories". */
  allLabel: string;
  choices: readonly Choice[];
}

/** One filter of a list; give it to `ListPage` among its `filters`. */
export function FilterSelect(props: FilterSelectProps) {
  return useFilterLook() === 'chip' ? <SetFilter {...props} /> : <FilterField {...props} />;
}

/** What is chosen, as a chip; nothing while no filter is set. */
function SetFilter({ source, label, choices }: FilterSelectProps) {
  const { value } = useFilter(source);
  if (!value) return null;
  const words = choices.find((choice) => choice.value === value)?.label ?? value;
  return <FilterChip source={source} text={`${label}: ${words}`} />;
}

function FilterField({ source, label, allLabel, choices }: FilterSelectProps) {
  const { value, set } = useFilter(source);
  // A link may contain a value that is not an option, or not yet.
  const isOffered = value === '' || choices.some((choice) => choice.value === value);
  const unknown = isOffered ? [] : [{ value, label: value }];
  return (
    <NativeSelect
      id={`filter-${source}`}
      label={label}
      value={value}
      onChange={({ target }) => set(target.value)}
      choices={[{ value: '', label: allLabel }, ...unknown, ...choices]}
    />
  );
}

function useFilter(source: string) {
  const { filterValues, setFilters } = useListContext();
  return {
    value: (filterValues as Partial<Record<string, string>>)[source] ?? '',
    set: (value: string) => setFilters({ ...filterValues, [source]: value }),
  };
}
