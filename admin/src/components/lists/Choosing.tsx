import { Checkbox } from '@mui/material';
import { type RaRecord, useListContext, useRecordContext } from 'react-admin';

/**
 * Selects the row around it. react-admin's own checkboxes have their label on an element that may
 * not have one.
 */
export function ChooseRow({ name }: { name: string }) {
  const row = useRecordContext();
  const { selectedIds, onToggleItem } = useListContext();
  if (!row) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': `Choose ${name}` } }}
    />
  );
}

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
      // MUI says it by an attribute, which must not contradict the state of the box itself.
      slotProps={{ input: { 'aria-label': 'Choose all shown', 'aria-checked': undefined } }}
    />
  );
}

/** The selected rows among the shown ones: actions never change an invisible row. */
export function useChosenRows<Row extends RaRecord>(): Row[] {
  const { data = [], selectedIds } = useListContext<Row>();
  return data.filter(({ id }) => selectedIds.includes(id));
}
