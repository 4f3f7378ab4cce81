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
