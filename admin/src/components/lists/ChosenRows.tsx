import { Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, type RaRecord } from 'react-admin';
import { useChosenRows } from './Choosing.tsx';
import type { ListTexts } from './listTexts.ts';

interface ChosenRowsProps<Row extends RaRecord> {
  texts: ListTexts<Row>;
  /** What can be done with the rows of `useChosenRows()`. */
  children: ReactNode;
}

/** react-admin's toolbar for chosen rows, always in reach at the lower edge. */
export function ChosenRows<Row extends RaRecord>({ texts: { one, many }, children }: ChosenRowsProps<Row>) {
  const { length: count } = useChosenRows();
  if (count === 0) return null;
  return (
    <Paper
      component="section"
      aria-label="Chosen rows"
      sx={{ position: 'sticky', insetBlockEnd: 'calc(var(--bottom-bar, 0px) + 16px)', zIndex: 2 }}
    >
      <BulkActionsToolbar label={`${count} ${count === 1 ? one : many} chosen`} selectAllButton={false}>
        {children}
      </BulkActionsToolbar>
    </Paper>
  );
}
