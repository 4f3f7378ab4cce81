import FilterIcon from '@mui/icons-material/FilterList';
import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { lazyPart } from '#lib/lazyPart.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { FilterLookContext } from './filterLook.ts';
import type { SortChoice } from './SortSelect.tsx';

const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'), 'FilterSheet');

const { space } = tokens;

/** One line that scrolls sideways, so that the first card stays where it is. Its end fades. */
const Chips = styled('div')({
  display: 'flex',
  gap: space['2'],
  paddingInlineEnd: space['5'],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: `linear-gradient(to left, transparent, black ${space['5']})`,
  '& > *': { flex: 'none', whiteSpace: 'nowrap' },
  '& :focus-visible': { outlineOffset: '-2px' },
  '&:empty': { display: 'none' },
});

interface PhoneFiltersProps {
  sorts: readonly SortChoice[];
  filters?: ReactNode;
}

/** On a phone: a button that opens filters and order as a sheet, and a chip for each set filter. */
export function PhoneFilters({ sorts, filters }: PhoneFiltersProps) {
  const { filterValues } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const count = Object.entries(filterValues).filter(([name, value]) => name !== 'q' && value).length;
  return (
    <>
      <FilterLookContext value="chip">
        <Chips data-chips>{filters}</Chips>
      </FilterLookContext>
      <Button
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ minInlineSize: 0, paddingInline: space['3'], whiteSpace: 'nowrap' }}
      >
        {count > 0 ? (
          <span>
            <VisuallyHidden>Filters</VisuallyHidden> ({count})
          </span>
        ) : (
          'Filters'
        )}
      </Button>
      <Suspense>
        {isOpen && <FilterSheet sorts={sorts} filters={filters} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
