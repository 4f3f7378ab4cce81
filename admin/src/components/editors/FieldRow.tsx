import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

const { breakpoint, space } = tokens;

/** Short fields side by side where there is room. */
export const FieldRow = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: space['5'],
  [`@media (min-width: ${breakpoint.small})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
