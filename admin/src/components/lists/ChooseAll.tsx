import { Checkbox } from '@mui/material';
import { useListContext } from 'react-admin';
import { useChosenRows } from './useChosenRows.ts';

/** Selects all shown rows, or none. */
export function ChooseAll() {
  const { data = [], onSelect } = useListContext();
  const { length: chosen } = useChosenRows();
  const isAll = chosen > 0 && chosen === data.length;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={chosen > 0 && !isAll}
      onChange={() => onSelect(isAll ? [] : data.map(({ id }) => id))}
      slotProps={{ input: { 'aria-label': 'Choose all shown' } }}
    />
  );
}
