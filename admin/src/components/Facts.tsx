import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';

const { breakpoint, size, space, text } = tokens;

const List = styled('dl')(({ theme }) => ({
  inlineSize: '100%',
  margin: 0,
  borderBlockStart: `${size.hairline} solid ${theme.palette.divider}`,
  '& > div': {
    display: 'grid',
    gap: `0 ${space['4']}`,
    paddingBlock: space['2'],
    borderBlockEnd: `${size.hairline} solid ${theme.palette.divider}`,
    [`@media (min-width: ${breakpoint.small})`]: { gridTemplateColumns: '10rem 1fr' },
  },
  '& dt': { color: theme.palette.text.secondary, fontSize: text.xs },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

interface FactsProps {
  facts: readonly (readonly [name: ReactNode, value: ReactNode])[];
}

/** Labelled values of one record. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts.map(([name, value], index) => (
        // The facts of a record are always the same ones.
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
