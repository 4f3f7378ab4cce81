import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { FilterLiveForm, TextInput } from 'react-admin';
import { useListTexts } from './listTexts.ts';
import { type SortChoice, SortSelect } from './SortSelect.tsx';
import { useIsWide } from './useIsWide.ts';

const { breakpoint, space } = tokens;

const Top = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  marginBlockEnd: space['5'],
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });

const Tools = styled('search')({
  display: 'grid',
  alignItems: 'end',
  gap: space['3'],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBlockEnd: space['5'],
  '& form': { display: 'contents' },
  '& .MuiFormControl-root': { marginBlock: 0 },
  // An element that is alone in its row takes the whole width, as the search does.
  '& .ra-input-q, & > :last-child:nth-of-type(2n)': { gridColumn: '1 / -1' },
  [`@media (min-width: ${breakpoint.small})`]: {
    gridTemplateColumns: '18rem repeat(auto-fill, 12rem)',
    '& .ra-input-q': { gridColumn: 'auto' },
  },
  // The field has its own clear button.
  '& ::-webkit-search-cancel-button': { display: 'none' },
});

interface ListHeadingProps {
  sorts: readonly SortChoice[];
  filters?: ReactNode;
  actions?: ReactNode;
}

/** A list's title, actions, search, filters and sort order. The address stores the last three. */
export function ListHeading({ sorts, filters, actions }: ListHeadingProps) {
  const { title, searchLabel } = useListTexts();
  const isWide = useIsWide();
  return (
    <>
      <Top>
        <Typography variant="h1">{title}</Typography>
        {actions && <Actions>{actions}</Actions>}
      </Top>
      <Tools>
        <FilterLiveForm>
          <TextInput
            source="q"
            label={searchLabel}
            type="search"
            helperText={false}
            resettable
            slotProps={{
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
              },
            }}
          />
          {filters}
        </FilterLiveForm>
        {!isWide && <SortSelect choices={sorts} />}
      </Tools>
    </>
  );
}
