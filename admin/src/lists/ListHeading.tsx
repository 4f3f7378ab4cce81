import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { FilterLiveForm, TextInput } from 'react-admin';

const { breakpoint, space } = tokens;

const Heading = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space['4'],
  marginBlockEnd: space['5'],
  '& search': { flex: '1 1 100%' },
  [`@media (min-width: ${breakpoint.small})`]: { '& search': { flex: '0 1 18rem' } },
  // The field brings a button of its own for this.
  '& ::-webkit-search-cancel-button': { display: 'none' },
});

interface ListHeadingProps {
  title: string;
  searchLabel: string;
}

/** The title of a list and its search, which is kept in the address. */
export function ListHeading({ title, searchLabel }: ListHeadingProps) {
  return (
    <Heading>
      <Typography variant="h1">{title}</Typography>
      <search>
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
        </FilterLiveForm>
      </search>
    </Heading>
  );
}
