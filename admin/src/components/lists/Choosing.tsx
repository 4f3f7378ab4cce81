import { Checkbox } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import { useListTexts } from './listTexts.ts';

interface ChooseRowProps {
  row: RaRecord;
}

/** Selects one row of a list. */
export function ChooseRow({ row }: ChooseRowProps) {
  const { selectedIds, onToggleItem } = useListContext();
  const { describe } = useListTexts();
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': `Choose ${describe(row).title}` } }}
    />
  );
}

/** Selects all shown rows, or none. */
export function ChooseAll() {
  const { data = [], onSelect } = useListContext();
  const { length: chosen } = useChosenRows();
  const isAll = chosen > 0 && chosen === data.length;
  const isSome = chosen > 0 && !isAll;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={isSome}
      onChange={() => onSelect(isAll ? [] : data.map(({ id }) => id))}
      slotProps={{
        input: {
          'aria-label': 'Choose all shown',
          // MUI says it by an attribute, which must not contradict the state of the box itself.
          'aria-checked': undefined,
          ref: (box: HTMLInputElement | null) => {
            if (box) box.indeterminate = isSome;
          },
        },
      }}
    />
  );
}

/** The selected rows among the shown ones: actions never change an invisible row. */
export function useChosenRows<Row extends RaRecord>(): Row[] {
  const { data = [], selectedIds } = useListContext<Row>();
  return data.filter(({ id }) => selectedIds.includes(id));
}
