import { Checkbox } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import { useListWords } from './listWords.ts';

interface ChooseRowProps {
  row: RaRecord;
}

/** Selects one row of a list. */
export function ChooseRow({ row }: ChooseRowProps) {
  const { selectedIds, onToggleItem } = useListContext();
  const { describe } = useListWords();
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': `Choose ${describe(row).title}` } }}
    />
  );
}
