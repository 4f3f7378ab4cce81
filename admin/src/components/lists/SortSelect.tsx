import { TextField } from '@mui/material';
import { type SortPayload, useListContext } from 'react-admin';

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
  return (
    <TextField
      select
      id="sort"
      label="Sort by"
      value={keyOf(sort)}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => keyOf(choice) === target.value);
        if (chosen) setSort({ field: chosen.field, order: chosen.order });
      }}
      slotProps={{ select: { native: true } }}
    >
      {/* An address may contain a sort order that is not an option here. */}
      {!choices.some((choice) => keyOf(choice) === keyOf(sort)) && <option value={keyOf(sort)}>Other</option>}
      {choices.map((choice) => (
        <option key={keyOf(choice)} value={keyOf(choice)}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
