import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { FilterLiveForm, TextInput } from 'react-admin';

const { space } = tokens;

const Heading = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space['4']} ${space['6']}`,
  marginBlockEnd: space['5'],
  '& form': { flex: '0 1 20rem', minInlineSize: 'min(100%, 16rem)' },
  '@media (max-width: 30rem)': { '& form': { flexBasis: '100%' } },
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
          <TextInput source="q" label={searchLabel} type="search" helperText={false} resettable />
        </FilterLiveForm>
      </search>
    </Heading>
  );
}
