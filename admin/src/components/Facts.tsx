import { Box } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';

interface FactsProps {
  facts: readonly (readonly [name: ReactNode, value: ReactNode])[];
}

/** Labelled values of one record. */
export const Facts = ({ facts }: FactsProps) => (
  <Box component="dl" sx={list}>
    {facts.map(([name, value], index) => (
      // The facts of a record are always the same ones.
      <div key={index}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Box>
);

const list = {
  width: '100%',
  m: 0,
  borderTop: 1,
  borderColor: 'divider',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { sm: '10rem 1fr' },
    columnGap: 2,
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary', fontSize: tokens.text.xs },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
