import { Checkbox, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, type RaRecord, useListContext, useRecordContext } from 'react-admin';

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

/** The selected rows among the shown ones: actions never change an invisible row. */
export function useChosenRows<Row extends RaRecord>(): Row[] {
  const { data = [], selectedIds } = useListContext<Row>();
  return data.filter(({ id }) => selectedIds.includes(id));
}

/** react-admin's toolbar for chosen rows, always in reach at the lower edge. */
export function ChosenRows({ children }: { children: ReactNode }) {
  const { length: count } = useChosenRows();
  if (count === 0) return null;
  return (
    <Paper
      component="section"
      aria-label="Chosen rows"
      sx={{ position: 'sticky', insetBlockEnd: 'calc(var(--bottom-bar, 0px) + 16px)', zIndex: 3 }}
    >
      <BulkActionsToolbar label={`${count} chosen`} selectAllButton={false}>
        {children}
      </BulkActionsToolbar>
    </Paper>
  );
}
