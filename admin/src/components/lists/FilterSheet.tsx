import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Sheet } from '../Sheet.tsx';
import { type SortChoice, SortSelect } from './SortSelect.tsx';

const Fields = styled('div')({
  display: 'grid',
  gap: tokens.space['4'],
  '& .MuiFormControl-root': { marginBlock: 0 },
});

interface FilterSheetProps {
  sorts: readonly SortChoice[];
  filters?: ReactNode;
  onClose: () => void;
}

/** The filters and the order of a list. Each applies at once. */
export function FilterSheet({ sorts, filters, onClose }: FilterSheetProps) {
  const { filterValues, setFilters, total } = useListContext();
  const { q } = filterValues as { q?: string };
  const isSet = Object.entries(filterValues).some(([name, value]) => name !== 'q' && value);
  return (
    <Sheet
      title="Filters"
      isOpen
      onClose={onClose}
      actions={
        <>
          {isSet && <Button onClick={() => setFilters(q ? { q } : {})}>Clear</Button>}
          <Button variant="contained" onClick={onClose}>
            {total === undefined ? 'Show' : `Show ${total}`}
          </Button>
        </>
      }
    >
      <Fields>
        {filters}
        <SortSelect choices={sorts} />
      </Fields>
    </Sheet>
  );
}
