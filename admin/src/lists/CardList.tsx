import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

const { radius, size, space } = tokens;

/** The rows of a list on a phone, one under the other. */
export const CardList = styled('ul')({
  display: 'grid',
  gap: space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One row on a phone. */
export const ListCard = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: space['2'],
  padding: space['4'],
  border: `${size.hairline} solid ${theme.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.palette.background.paper,
}));
