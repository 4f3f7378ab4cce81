import { type SortPayload, useListContext } from 'react-admin';
import { NativeSelect } from '../NativeSelect.tsx';

/** A sort option with its label: "Newest first". */
export interface SortChoice extends SortPayload {
  label: string;
}

interface SortSelectProps {
  choices: readonly SortChoice[];
}

const keyOf = ({ field, order }: SortPayload) => `${field}:${order}`;

/** Selects the sort order where there are no column heads. */
export function SortSelect({ choices }: SortSelectProps) {
  const { sort, setSort } = useListContext();
  const options = choices.map((choice) => ({ value: keyOf(choice), label: choice.label }));
  // An address may contain a sort order that is not an option here.
  const isOffered = options.some(({ value }) => value === keyOf(sort));
  return (
    <NativeSelect
      id="sort"
      label="Sort by"
      value={keyOf(sort)}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => keyOf(choice) === target.value);
        if (chosen) setSort({ field: chosen.field, order: chosen.order });
      }}
      choices={isOffered ? options : [{ value: keyOf(sort), label: 'Other' }, ...options]}
    />
  );
}
