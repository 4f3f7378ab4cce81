import { Checkbox } from '@mui/material';
import { type Identifier, type RaRecord, useListContext } from 'react-admin';

/**
 * Selects a row. react-admin's own checkbox of a row has its label on an element that may not have
 * one.
 */
export function SelectRow({ id, name }: { id: Identifier; name: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': `Choose ${name}` } }}
    />
  );
}

/** The selected rows among the shown ones: actions never change an invisible row. */
export function useSelectedRows<Row extends RaRecord>(): Row[] {
  const { data = [], selectedIds } = useListContext<Row>();
  return data.filter(({ id }) => selectedIds.includes(id));
}
